import { z } from "zod";
import {
  EventDetail,
  EventEdit,
  EventList,
  EventMove,
  EventQuery,
  NewAppointment,
  NewEvent,
  NewScanner,
  ScannerLink,
} from "#domain/events/events.ts";
import {
  Registration,
  RegistrationList,
  RegistrationMove,
  RegistrationQuery,
} from "#domain/events/registrations.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../../http/api.ts";
import { fileOf } from "../../http/files/list-file.ts";
import { onceOf } from "../../http/once.ts";
import { addAppointment, dismissScanner, inviteScanner, removeAppointment } from "./doors.ts";
import { listEvents, readDetail } from "./read-detail.ts";
import { listRegistrations, moveRegistration } from "./registrations.ts";
import { createEvent, editEvent, moveEvent } from "./write-event.ts";

const admins = { tags: ["events"], access: ["admin"] as const };
const params = z.object({ id: z.uuid() });
const part = z.object({ id: z.uuid(), partId: z.uuid() });
const detail = { 200: jsonAnswer(EventDetail, "The event as it is now") };
const versioned = {
  repeat: { harmless: "the version is another after the first" },
  version: "checked",
} as const;

function declareEvents(deps: Deps) {
  return {
    list: declareRoute(deps, {
      ...{ ...admins, method: "get", path: "/api/admin/events" },
      summary: "Every event, with how many come",
      request: { query: EventQuery },
      responses: { 200: jsonAnswer(EventList, "The events that the question leaves") },
      file: fileOf("events", EventList, [
        "slug",
        "kind",
        "title.pt",
        "title.en",
        "state",
        "audience",
        "venue",
        "city",
        "zone",
        "startsAt",
        "endsAt",
        "capacity",
        "free",
        "waiting",
        "taken",
        "applied",
        "inside",
      ]),
    }),
    create: declareRoute(deps, {
      ...{ ...admins, method: "post", path: "/api/admin/events" },
      summary: "Write down a new event, unpublished",
      write: { audit: "event.created", repeat: "key" },
      request: { body: jsonBody(NewEvent) },
      responses: { 201: jsonAnswer(EventDetail, "The event") },
    }),
    read: declareRoute(deps, {
      ...{ ...admins, method: "get", path: "/api/admin/events/{id}" },
      summary: "One event, its agenda and its doors",
      request: { params },
      responses: detail,
    }),
    edit: declareRoute(deps, {
      ...{ ...admins, method: "put", path: "/api/admin/events/{id}" },
      summary: "Change an event; guests hear of another hour or place",
      write: { audit: "event.edited", ...versioned },
      request: { params, body: jsonBody(EventEdit) },
      responses: detail,
    }),
    move: declareRoute(deps, {
      ...{ ...admins, method: "post", path: "/api/admin/events/{id}/state" },
      summary: "Publish an event, or cancel it with the reason",
      write: { audit: "event.moved", ...versioned },
      request: { params, body: jsonBody(EventMove) },
      responses: detail,
    }),
  };
}

function declareGuests(deps: Deps) {
  return {
    guests: declareRoute(deps, {
      ...{ ...admins, method: "get", path: "/api/admin/events/{id}/registrations" },
      summary: "Who is on an event's list",
      request: { params, query: RegistrationQuery },
      responses: { 200: jsonAnswer(RegistrationList, "The registrations that the question leaves") },
      file: fileOf("registrations", RegistrationList, [
        "name",
        "email",
        "isMember",
        "state",
        "answers",
        "reason",
        "createdAt",
        "checkedInAt",
        "door",
      ]),
    }),
    decide: declareRoute(deps, {
      ...{ ...admins, method: "post", path: "/api/admin/events/{id}/registrations/{partId}/state" },
      summary: "Select, decline, cancel, or give a new ticket",
      write: { audit: "registration.moved", ...versioned },
      request: { params: part, body: jsonBody(RegistrationMove) },
      responses: { 200: jsonAnswer(Registration, "The registration as it is now") },
    }),
  };
}

function declareDoors(deps: Deps) {
  return {
    book: declareRoute(deps, {
      ...{ ...admins, method: "post", path: "/api/admin/events/{id}/appointments" },
      summary: "Put an appointment on the agenda",
      write: { audit: "appointment.added", repeat: { harmless: "the same one is refused" } },
      request: { params, body: jsonBody(NewAppointment) },
      responses: detail,
    }),
    unbook: declareRoute(deps, {
      ...{ ...admins, method: "delete", path: "/api/admin/events/{id}/appointments/{partId}" },
      summary: "Take an appointment off the agenda",
      write: { audit: "appointment.removed", repeat: { harmless: "it is gone" } },
      request: { params: part },
      responses: detail,
    }),
    invite: declareRoute(deps, {
      ...{ ...admins, method: "post", path: "/api/admin/events/{id}/scanners" },
      summary: "Make a one-time link that turns a device into a scanner",
      write: { audit: "scanner.invited", repeat: { harmless: "a link nobody opens does nothing" } },
      request: { params, body: jsonBody(NewScanner) },
      responses: { 201: jsonAnswer(ScannerLink, "The link, told once") },
    }),
    dismiss: declareRoute(deps, {
      ...{ ...admins, method: "delete", path: "/api/admin/events/{id}/scanners/{partId}" },
      summary: "Take a scanner out of use",
      write: { audit: "scanner.revoked", repeat: { harmless: "it is out of use" } },
      request: { params: part },
      responses: detail,
    }),
  };
}

/** What administrators do with events. */
export function deskRoutes(deps: Deps) {
  const { list, create, read, edit, move } = declareEvents(deps);
  const { guests, decide } = declareGuests(deps);
  const { book, unbook, invite, dismiss } = declareDoors(deps);
  return createApi()
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
