import { z } from "zod";
import { HotelPeople, HotelPeopleQuery } from "#domain/hotels/hotel-people.ts";
import {
  AddedMember,
  HotelChange,
  Members,
  NewHotel,
  NewMember,
  PartChange,
  Register,
  RegisterQuery,
} from "#domain/hotels/houses.ts";
import { InviteVersion } from "#domain/invites/invites.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";
import { fileOf } from "../../http/files/list-file.ts";

const HotelId = z.object({ hotelId: z.uuid() });
const MemberId = HotelId.extend({ userId: z.uuid() });
const ofHotel = { tags: ["houses"], access: ["hotel", "admin"] as const };
const ofAdmin = { tags: ["houses"], access: ["admin"] as const };

/** What each route of a hotel's people takes, answers and asks of its caller. */
export const membersContract = {
  list: declareRoute({
    ...ofHotel,
    method: "get",
    path: "/api/houses/{hotelId}/members",
    summary: "Who works for a hotel, and who is invited to",
    request: { params: HotelId },
    responses: { 200: jsonAnswer(Members, "Its members and open invitations") },
  }),
  add: declareRoute({
    ...ofHotel,
    method: "post",
    path: "/api/houses/{hotelId}/members",
    summary: "Bring somebody to a hotel",
    write: {
      audit: ["member.added", "invite.sent"],
      repeat: { harmless: "who is a member or invited is refused" },
    },
    request: { params: HotelId, body: jsonBody(NewMember) },
    responses: { 201: jsonAnswer(AddedMember, "Whether they joined at once or were invited") },
  }),
  change: declareRoute({
    ...ofHotel,
    method: "patch",
    path: "/api/houses/{hotelId}/members/{userId}",
    summary: "Give a member another part",
    write: { audit: "member.changed", repeat: { harmless: "the part is the same after the first" } },
    request: { params: MemberId, body: jsonBody(PartChange) },
    responses: { 204: { description: "It is done" } },
  }),
  remove: declareRoute({
    ...ofHotel,
    method: "delete",
    path: "/api/houses/{hotelId}/members/{userId}",
    summary: "Take a member out of a hotel",
    write: { audit: "member.removed", repeat: { harmless: "who is gone is not found" } },
    request: { params: MemberId },
    responses: { 204: { description: "It is done" } },
  }),
  withdraw: declareRoute({
    ...ofHotel,
    method: "delete",
    path: "/api/houses/{hotelId}/invites/{inviteId}",
    summary: "Take an open invitation to a hotel back",
    write: { audit: "invite.revoked", repeat: { harmless: "what was taken back is not found" } },
    request: { params: HotelId.extend({ inviteId: z.uuid() }) },
    responses: { 204: { description: "Its link leads nowhere" } },
  }),
  resend: declareRoute({
    ...ofHotel,
    method: "post",
    path: "/api/houses/{hotelId}/invites/{inviteId}/resend",
    summary: "Send an open invitation to a hotel again; its old link is void",
    write: {
      audit: "invite.resent",
      repeat: { harmless: "the version is another after the first" },
      version: "checked",
    },
    request: { params: HotelId.extend({ inviteId: z.uuid() }), body: jsonBody(InviteVersion) },
    responses: { 204: { description: "A new link is on its way to the invited person" } },
  }),
};

/** What each route of the register of hotels takes, answers and asks of its caller. */
export const registerContract = {
  register: declareRoute({
    ...ofAdmin,
    method: "get",
    path: "/api/houses/register",
    summary: "Every hotel and group, by name",
    request: { query: RegisterQuery },
    responses: { 200: jsonAnswer(Register, "One page of hotels") },
    file: fileOf("hotels", Register, [
      "slug",
      "name",
      "kind",
      "groupName",
      "country",
      "timeZone",
      "style",
      "isPublished",
      "members",
      "updatedAt",
    ]),
  }),
  create: declareRoute({
    ...ofAdmin,
    method: "post",
    path: "/api/houses",
    summary: "Open a hotel or a group that nobody reads yet",
    write: { audit: "hotel.created", repeat: "key" },
    request: { body: jsonBody(NewHotel) },
    responses: { 201: jsonAnswer(z.object({ id: z.string() }), "Its id") },
  }),
  edit: declareRoute({
    ...ofAdmin,
    method: "patch",
    path: "/api/houses/{hotelId}",
    summary: "Change a hotel's name or address, or show or hide it",
    write: {
      audit: "hotel.changed",
      repeat: { harmless: "the version is another after the first" },
      version: "checked",
    },
    request: { params: HotelId, body: jsonBody(HotelChange) },
    responses: { 204: { description: "It is done" } },
  }),
};

/** What the list of all hotels' people takes, answers and asks of its caller. */
export const hotelPeopleContract = {
  people: declareRoute({
    ...ofAdmin,
    method: "get",
    path: "/api/houses/people",
    summary: "Who works for which hotel",
    request: { query: HotelPeopleQuery },
    responses: { 200: jsonAnswer(HotelPeople, "One page of people in their parts") },
    file: fileOf("hotel-people", HotelPeople, ["name", "email", "hotel", "part", "since"]),
  }),
};

/** The routes of this capability, for its typed client. */
export type MembersApi = typeof membersContract | typeof registerContract | typeof hotelPeopleContract;
