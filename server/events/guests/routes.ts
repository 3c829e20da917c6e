import { EventCards, EventPage } from "#domain/events/events.ts";
import { MemberEvent, MemberEvents, RegistrationReceipt, Ticket } from "#domain/events/registrations.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { tagContent } from "../../http/content-tags.ts";
import { onceOf } from "../../http/once.ts";
import { listPublic, readPublic } from "../read-events.ts";
import { membersContract, publicContract, ticketsContract } from "./contract.ts";
import { cancelOwn, listMemberEvents, registerMember } from "./member-events.ts";
import { registerVisitor } from "./register-visitor.ts";
import { cancelTicket, chooseAppointment, makeCalendar, openTicket } from "./ticket.ts";

const PRIVATE = { "cache-control": "no-store" };

/** What visitors, members and bearers of tickets do with events. */
export function guestRoutes(deps: Deps) {
  const { list, page, visit } = publicContract;
  const { mine, register, leave } = membersContract;
  const { open, cancel, appointment, calendar } = ticketsContract;
  return createApi(deps)
    .openapi(list, async (context) => {
      tagContent(context, "events");
      return context.json(EventCards.parse(await listPublic(deps)), 200);
    })
    .openapi(page, async (context) => {
      const { slug } = context.req.valid("param");
      tagContent(context, `event:${slug}`);
      return context.json(EventPage.parse(await readPublic(deps, slug)), 200);
    })
    .openapi(visit, async (context) => {
      const visitor = context.req.valid("json");
      const input = { ...context.req.valid("param"), visitor, once: onceOf(context) };
      return context.json(RegistrationReceipt.parse(await registerVisitor(deps, input)), 201);
    })
    .openapi(mine, async (context) =>
      context.json(MemberEvents.parse(await listMemberEvents(deps, context.var.actor)), 200),
    )
    .openapi(register, async (context) => {
      const input = { actor: context.var.actor, ...context.req.valid("param"), ...context.req.valid("json") };
      const event = await registerMember(deps, { ...input, once: onceOf(context) });
      return context.json(MemberEvent.parse(event), 201);
    })
    .openapi(leave, async (context) => {
      const input = { actor: context.var.actor, ...context.req.valid("param") };
      return context.json(MemberEvent.parse(await cancelOwn(deps, input)), 200);
    })
    .openapi(open, async (context) => {
      const ticket = await openTicket(deps.db, deps, context.req.valid("json").token);
      return context.json(Ticket.parse(ticket), 200, PRIVATE);
    })
    .openapi(cancel, async (context) =>
      context.json(Ticket.parse(await cancelTicket(deps, context.req.valid("json").token)), 200, PRIVATE),
    )
    .openapi(appointment, async (context) =>
      context.json(Ticket.parse(await chooseAppointment(deps, context.req.valid("json"))), 200, PRIVATE),
    )
    .openapi(calendar, async (context) => {
      const token = context.req.valid("param").file.slice(0, -".ics".length);
      return context.body(await makeCalendar(deps, token), 200, {
        ...PRIVATE,
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": 'attachment; filename="lilamonde.ics"',
      });
    });
}
