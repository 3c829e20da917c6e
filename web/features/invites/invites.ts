import {
  type Invite,
  InviteList,
  InviteQuery,
  type NewInvite,
  type SentInvite,
} from "#domain/invites/invites.ts";
import type { InvitesApi } from "#server/invites/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";

export const INVITES = ["invites"] as const;

/** The invitations an address asks for. */
export function useInvites(asked: Record<string, string>) {
  const query = InviteQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...INVITES, query],
    read: async (cursor) =>
      InviteList.parse(
        await bodyOf(
          await memberApi<InvitesApi>().invites.$get({ query: { ...query, ...(cursor ? { cursor } : {}) } }),
        ),
      ),
  });
}

/** Invites one person; the link is in the answer this once. */
export const inviteOne: Write<NewInvite, SentInvite> = {
  send: (invite, intent) => memberApi<InvitesApi>().invites.$post({ json: invite }, intent),
  changes: [INVITES],
};

/** Sends an invitation again under a new link. */
export const resendInvite: Write<Invite, SentInvite> = {
  send: ({ id, version }, intent) =>
    memberApi<InvitesApi>().invites[":id"].resend.$post({ param: { id }, json: { version } }, intent),
  changes: [INVITES],
};

/** Takes an invitation back. */
export const revokeInvite: Write<{ invite: Invite; reason: string }, unknown> = {
  send: ({ invite: { id, version }, reason }, intent) =>
    memberApi<InvitesApi>().invites[":id"].revoke.$post({ param: { id }, json: { version, reason } }, intent),
  changes: [INVITES],
};
