import { AddedMember, Members, Register } from "#domain/hotels/houses.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { changeHotel } from "../houses/change-hotel.ts";
import { createHotel } from "../houses/create-hotel.ts";
import { listRegister } from "../houses/list-register.ts";
import { addHotelMember } from "./add-member.ts";
import { changeMember } from "./change-member.ts";
import { hotelPeopleContract, membersContract, registerContract } from "./contract.ts";
import { listMembers } from "./list-members.ts";
import { listHotelPeople } from "./people/list-hotel-people.ts";
import { resendHotelInvite } from "./resend-invite.ts";
import { withdrawInvite } from "./withdraw-invite.ts";

/** Who works for which hotel, and the register of all hotels. */
export function registerRoutes(deps: Deps) {
  const { list, add, change, remove, withdraw, resend } = membersContract;
  const { register, create, edit } = registerContract;
  const { people } = hotelPeopleContract;
  return createApi(deps)
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
    .openapi(withdraw, async (context) => {
      await withdrawInvite(deps, { actor: context.var.actor, ...context.req.valid("param") });
      return context.body(null, 204);
    })
    .openapi(resend, async (context) => {
      const which = { actor: context.var.actor, ...context.req.valid("param") };
      await resendHotelInvite(deps, { ...which, version: context.req.valid("json").version });
      return context.body(null, 204);
    })
    .openapi(register, async (context) =>
      context.json(Register.parse(await listRegister(deps, context.req.valid("query"))), 200),
    )
    .openapi(people, async (context) =>
      context.json(await listHotelPeople(deps, context.req.valid("query")), 200),
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
