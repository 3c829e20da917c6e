import { EventDetail, EventList, ScannerLink } from "#domain/events/events.ts";
import { Registration, RegistrationList } from "#domain/events/registrations.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { doorsContract, eventsContract, guestsContract } from "./contract.ts";
import { addAppointment, dismissScanner, inviteScanner, removeAppointment } from "./doors.ts";
import { listEvents, readDetail } from "./read-detail.ts";
import { listRegistrations, moveRegistration } from "./registrations.ts";
import { createEvent, editEvent, moveEvent } from "./write-event.ts";

/** What administrators do with events. */
export function deskRoutes(deps: Deps) {
  const { list, create, read, edit, move } = eventsContract;
  const { guests, decide } = guestsContract;
  const { book, unbook, invite, dismiss } = doorsContract;
  return createApi(deps)
    .openapi(list, async (context) =>
      context.json(EventList.parse(await listEvents(deps, context.req.valid("query"))), 200),
    )
    .openapi(create, async (context) => {
      const input = { actor: context.var.actor, event: context.req.valid("json"), once: onceOf(context) };
      return context.json(EventDetail.parse(await createEvent(deps, input)), 201);
    })
    .openapi(read, async (context) => {
      const which = { ...context.req.valid("param"), now: deps.clock.now() };
      return context.json(EventDetail.parse(await readDetail(deps.db, which)), 200);
    })
    .openapi(edit, async (context) => {
      const which = { actor: context.var.actor, ...context.req.valid("param") };
      const event = await editEvent(deps, { ...which, edit: context.req.valid("json") });
      return context.json(EventDetail.parse(event), 200);
    })
    .openapi(move, async (context) => {
      const which = { actor: context.var.actor, ...context.req.valid("param") };
      const event = await moveEvent(deps, { ...which, move: context.req.valid("json") });
      return context.json(EventDetail.parse(event), 200);
    })
    .openapi(guests, async (context) => {
      const asked = { eventId: context.req.valid("param").id, query: context.req.valid("query") };
      return context.json(RegistrationList.parse(await listRegistrations(deps, asked)), 200);
    })
    .openapi(decide, async (context) => {
      const { id: eventId, partId: id } = context.req.valid("param");
      const input = { actor: context.var.actor, eventId, id, move: context.req.valid("json") };
      return context.json(Registration.parse(await moveRegistration(deps, input)), 200);
    })
    .openapi(book, async (context) => {
      const { id: eventId } = context.req.valid("param");
      const input = { actor: context.var.actor, eventId, appointment: context.req.valid("json") };
      return context.json(EventDetail.parse(await addAppointment(deps, input)), 200);
    })
    .openapi(unbook, async (context) => {
      const { id: eventId, partId: id } = context.req.valid("param");
      const event = await removeAppointment(deps, { actor: context.var.actor, eventId, id });
      return context.json(EventDetail.parse(event), 200);
    })
    .openapi(invite, async (context) => {
      const { id: eventId } = context.req.valid("param");
      const input = { actor: context.var.actor, eventId, ...context.req.valid("json") };
      const link = await inviteScanner(deps, input);
      return context.json(ScannerLink.parse(link), 201, { "cache-control": "no-store" });
    })
    .openapi(dismiss, async (context) => {
      const { id: eventId, partId: id } = context.req.valid("param");
      const event = await dismissScanner(deps, { actor: context.var.actor, eventId, id });
      return context.json(EventDetail.parse(event), 200);
    });
}
