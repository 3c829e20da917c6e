import type { SignedInDevice } from "#domain/security/sessions.ts";
import { memberApi } from "#web/session/member-api.ts";
import { createResource } from "#web/session/resource.ts";
import { Unread } from "#web/session/unread.ts";

/** Where the person is signed in. */
export const sessionsResource = createResource(async (): Promise<SignedInDevice[]> => {
  const answer = await memberApi().security.sessions.$get();
  if (!answer.ok) throw new Unread(answer);
  return (await answer.json()).sessions;
});
