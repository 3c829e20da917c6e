import type { ErrorCode } from "#domain/errors.ts";
import {
  type Invite,
  type InviteFilter,
  InviteList,
  type NewInvite,
  SentInvite,
} from "#domain/invites/invites.ts";
import { memberApi } from "#web/session/member-api.ts";
import { createResource } from "#web/session/resource.ts";
import { Unread } from "#web/session/unread.ts";

/** The invitations an address asks for. */
export function invitesOf({ state, q, page }: InviteFilter) {
  return createResource(async (): Promise<InviteList> => {
    const answer = await memberApi().invites.$get({ query: { state, q, page: String(page) } });
    if (!answer.ok) throw new Unread(answer);
    return InviteList.parse(await answer.json());
  });
}

/** Why something was not done; `offline` when nothing came back. */
export type Refusal = { refused: ErrorCode | "offline" };

/** Invites one person; the link is in the answer this once. */
export function inviteOne(invite: NewInvite): Promise<SentInvite | Refusal> {
  return ask(() => memberApi().invites.$post({ json: invite }), SentInvite.parse);
}

/** Sends an invitation again under a new link. */
export function resendInvite({ id, version }: Invite): Promise<SentInvite | Refusal> {
  const send = () => memberApi().invites[":id"].resend.$post({ param: { id }, json: { version } });
  return ask(send, SentInvite.parse);
}

/** Takes an invitation back. */
export function revokeInvite({ id, version }: Invite, reason: string): Promise<"done" | Refusal> {
  const send = () => memberApi().invites[":id"].revoke.$post({ param: { id }, json: { version, reason } });
  return ask(send, () => "done" as const);
}

type Answer = Pick<Response, "ok" | "json">;

async function ask<T>(send: () => Promise<Answer>, read: (body: unknown) => T): Promise<T | Refusal> {
  try {
    const answer = await send();
    const body = await answer.json();
    return answer.ok ? read(body) : { refused: body.code };
  } catch {
    return { refused: "offline" };
  }
}
