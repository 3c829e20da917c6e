import { useQuery } from "@tanstack/react-query";
import { type AddedMember, Members, type NewMember } from "#domain/hotels/houses.ts";
import type { HotelPart } from "#domain/hotels/members.ts";
import type { MembersApi } from "#server/hotels/members/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";

const membersOf = (hotelId: string) => ["houses", hotelId, "members"] as const;
const members = () => memberApi<MembersApi>().houses[":hotelId"].members;

/** Who works for a hotel, and who is invited to. */
export function useMembers(hotelId: string) {
  return useQuery({
    queryKey: membersOf(hotelId),
    queryFn: async () => Members.parse(await bodyOf(await members().$get({ param: { hotelId } }))),
  });
}

/** Brings somebody to the hotel. */
export const addMember = (hotelId: string): Write<NewMember, AddedMember> => ({
  send: (json, intent) => members().$post({ param: { hotelId }, json }, intent),
  changes: [membersOf(hotelId)],
});

type Change = { userId: string; part: HotelPart };

/** Gives a member another part. */
export const changePart = (hotelId: string): Write<Change, unknown> => ({
  send: ({ userId, part }, intent) =>
    members()[":userId"].$patch({ param: { hotelId, userId }, json: { part } }, intent),
  changes: [membersOf(hotelId), ["houses"]],
});

/** Takes a member out of the hotel. */
export const removeMember = (hotelId: string): Write<string, unknown> => ({
  send: (userId, intent) => members()[":userId"].$delete({ param: { hotelId, userId } }, intent),
  changes: [membersOf(hotelId), ["houses"]],
});

const invites = () => memberApi<MembersApi>().houses[":hotelId"].invites[":inviteId"];

/** Sends an open invitation to the hotel again; its old link is void. */
export const resendInvite = (hotelId: string): Write<{ id: string; version: number }, unknown> => ({
  send: ({ id: inviteId, version }, intent) =>
    invites().resend.$post({ param: { hotelId, inviteId }, json: { version } }, intent),
  changes: [membersOf(hotelId)],
});

/** Takes an open invitation to the hotel back. */
export const withdrawInvite = (hotelId: string): Write<string, unknown> => ({
  send: (inviteId, intent) => invites().$delete({ param: { hotelId, inviteId } }, intent),
  changes: [membersOf(hotelId)],
});
