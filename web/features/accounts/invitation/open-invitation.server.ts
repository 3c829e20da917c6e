import { redirect } from "react-router";
import { OpenedInvite } from "#domain/invites/invites.ts";
import type { InvitesApi } from "#server/invites/contract.ts";
import { createApi } from "#web/api.ts";
import type { PageInput } from "#web/page-context.ts";

/** What the page of an invitation has to show; `unknown` also stands for one that was taken back. */
export type Invitation = OpenedInvite | { state: "unknown" } | { state: "failed" };

type Input = Pick<PageInput, "api" | "publicUrl"> & { token: string; request: Request };

/** The invitation behind a link; a guest without a choice of language reads it in that of the mail. */
export async function openInvitation({ api, publicUrl, token, request }: Input): Promise<Invitation> {
  const answer = await createApi<InvitesApi>(api, publicUrl).invitation.open.$post({ json: { token } });
  const status: number = answer.status;
  if (status === 404 || status === 400) return { state: "unknown" };
  if (!answer.ok) return { state: "failed" };
  const invitation = OpenedInvite.parse(await answer.json());
  const hasChosen = /(?:^|;\s*)language=/.test(request.headers.get("cookie") ?? "");
  if (hasChosen || invitation.language === "pt") return invitation;
  throw redirect(`/invite/${token}`, {
    headers: { "set-cookie": `language=${invitation.language}; Path=/; Max-Age=31536000; SameSite=Lax` },
  });
}
