import type { PeopleApi } from "#server/people/contract.ts";
import { createApi } from "#web/api.ts";
import { authClient } from "#web/session/auth-client.ts";
import { forgetSeeing, readSeeing } from "#web/session/see-as.ts";

/** Gives the tab back to the administrator, who is told to the server as the end of the look. */
export async function endSeeing(): Promise<void> {
  const seeing = readSeeing();
  forgetSeeing();
  if (seeing) {
    const { data } = await authClient().getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    const api = createApi<PeopleApi>(fetch, window.location.origin);
    // It ends by itself as well, if this does not arrive.
    await api["see-as"][":id"].$delete({ param: { id: seeing.id } }, { headers }).catch(() => undefined);
  }
  window.location.assign("/admin/approvals?status=active");
}
