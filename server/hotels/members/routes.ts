import { z } from "zod";
import {
  AddedMember,
  HotelChange,
  Members,
  NewHotel,
  NewMember,
  PartChange,
  Register,
  RegisterFilter,
} from "#domain/hotels/houses.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { changeHotel } from "../houses/change-hotel.ts";
import { createHotel } from "../houses/create-hotel.ts";
import { listRegister } from "../houses/list-register.ts";
import { addHotelMember } from "./add-member.ts";
import { changeMember } from "./change-member.ts";
import { listMembers } from "./list-members.ts";

const HotelId = z.object({ hotelId: z.uuid() });
const MemberId = HotelId.extend({ userId: z.uuid() });
const ofHotel = { tags: ["houses"], access: ["hotel", "admin"] as const };
const ofAdmin = { tags: ["houses"], access: ["admin"] as const };

/** Who works for which hotel, and the register of all hotels. */
export function registerRoutes(deps: Deps) {
  const list = declareRoute(deps, {
    ...ofHotel,
    method: "get",
    path: "/api/houses/{hotelId}/members",
    summary: "Who works for a hotel, and who is invited to",
    request: { params: HotelId },
    responses: { 200: jsonAnswer(Members, "Its members and open invitations") },
  });
  const add = declareRoute(deps, {
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
  });
  const change = declareRoute(deps, {
    ...ofHotel,
    method: "patch",
    path: "/api/houses/{hotelId}/members/{userId}",
    summary: "Give a member another part",
    write: { audit: "member.changed", repeat: { harmless: "the part is the same after the first" } },
    request: { params: MemberId, body: jsonBody(PartChange) },
    responses: { 204: { description: "It is done" } },
  });
  const remove = declareRoute(deps, {
    ...ofHotel,
    method: "delete",
    path: "/api/houses/{hotelId}/members/{userId}",
    summary: "Take a member out of a hotel",
    write: { audit: "member.removed", repeat: { harmless: "who is gone is not found" } },
    request: { params: MemberId },
    responses: { 204: { description: "It is done" } },
  });
  const register = declareRoute(deps, {
    ...ofAdmin,
    method: "get",
    path: "/api/houses/register",
    summary: "Every hotel and group, by name",
    request: { query: RegisterFilter },
    responses: { 200: jsonAnswer(Register, "One page of hotels") },
  });
  const create = declareRoute(deps, {
    ...ofAdmin,
    method: "post",
    path: "/api/houses",
    summary: "Open a hotel or a group that nobody reads yet",
    write: { audit: "hotel.created", repeat: "key" },
    request: { body: jsonBody(NewHotel) },
    responses: { 201: jsonAnswer(z.object({ id: z.string() }), "Its id") },
  });
  const edit = declareRoute(deps, {
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
  });

  return createApi()
    .openapi(list, async (context) => {
      const who = { actor: context.var.actor, ...context.req.valid("param") };
      return context.json(Members.parse(await listMembers(deps, who)), 200);
    })
    .openapi(add, async (context) => {
      const who = { actor: context.var.actor, ...context.req.valid("param") };
      const member = context.req.valid("json");
      return context.json(AddedMember.parse(await addHotelMember(deps, { ...who, member })), 201);
    })
    .openapi(change, async (context) => {
      const who = { actor: context.var.actor, ...context.req.valid("param") };
      await changeMember(deps, { ...who, part: context.req.valid("json").part });
      return context.body(null, 204);
    })
    .openapi(remove, async (context) => {
      const who = { actor: context.var.actor, ...context.req.valid("param") };
      await changeMember(deps, { ...who, part: null });
      return context.body(null, 204);
    })
    .openapi(register, async (context) =>
      context.json(Register.parse(await listRegister(deps, context.req.valid("query"))), 200),
    )
    .openapi(create, async (context) => {
      const given = { actor: context.var.actor, hotel: context.req.valid("json"), once: onceOf(context) };
      return context.json(await createHotel(deps, given), 201);
    })
    .openapi(edit, async (context) => {
      const { hotelId } = context.req.valid("param");
      await changeHotel(deps, { actor: context.var.actor, hotelId, change: context.req.valid("json") });
      return context.body(null, 204);
    });
}
