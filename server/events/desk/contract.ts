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
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";
import { fileOf } from "../../http/files/list-file.ts";

const admins = { tags: ["events"], access: ["admin"] as const };
const params = z.object({ id: z.uuid() });
const part = z.object({ id: z.uuid(), partId: z.uuid() });
const detail = { 200: jsonAnswer(EventDetail, "The event as it is now") };
const versioned = {
  repeat: { harmless: "the version is another after the first" },
  version: "checked",
} as const;

/** Events, as administrators keep them. */
export const eventsContract = {
  list: declareRoute({
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
  create: declareRoute({
    ...{ ...admins, method: "post", path: "/api/admin/events" },
    summary: "Write down a new event, unpublished",
    write: { audit: "event.created", repeat: "key" },
    request: { body: jsonBody(NewEvent) },
    responses: { 201: jsonAnswer(EventDetail, "The event") },
  }),
  read: declareRoute({
    ...{ ...admins, method: "get", path: "/api/admin/events/{id}" },
    summary: "One event, its agenda and its doors",
    request: { params },
    responses: detail,
  }),
  edit: declareRoute({
    ...{ ...admins, method: "put", path: "/api/admin/events/{id}" },
    summary: "Change an event; guests hear of another hour or place",
    write: { audit: "event.edited", ...versioned },
    request: { params, body: jsonBody(EventEdit) },
    responses: detail,
  }),
  move: declareRoute({
    ...{ ...admins, method: "post", path: "/api/admin/events/{id}/state" },
    summary: "Publish an event, or cancel it with the reason",
    write: { audit: "event.moved", ...versioned },
    request: { params, body: jsonBody(EventMove) },
    responses: detail,
  }),
};

/** Who comes to an event. */
export const guestsContract = {
  guests: declareRoute({
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
  decide: declareRoute({
    ...{ ...admins, method: "post", path: "/api/admin/events/{id}/registrations/{partId}/state" },
    summary: "Select, decline, cancel, or give a new ticket",
    write: { audit: "registration.moved", ...versioned },
    request: { params: part, body: jsonBody(RegistrationMove) },
    responses: { 200: jsonAnswer(Registration, "The registration as it is now") },
  }),
};

/** Appointments of an event, and the scanners of its door. */
export const doorsContract = {
  book: declareRoute({
    ...{ ...admins, method: "post", path: "/api/admin/events/{id}/appointments" },
    summary: "Put an appointment on the agenda",
    write: { audit: "appointment.added", repeat: { harmless: "the same one is refused" } },
    request: { params, body: jsonBody(NewAppointment) },
    responses: detail,
  }),
  unbook: declareRoute({
    ...{ ...admins, method: "delete", path: "/api/admin/events/{id}/appointments/{partId}" },
    summary: "Take an appointment off the agenda",
    write: { audit: "appointment.removed", repeat: { harmless: "it is gone" } },
    request: { params: part },
    responses: detail,
  }),
  invite: declareRoute({
    ...{ ...admins, method: "post", path: "/api/admin/events/{id}/scanners" },
    summary: "Make a one-time link that turns a device into a scanner",
    write: { audit: "scanner.invited", repeat: { harmless: "a link nobody opens does nothing" } },
    request: { params, body: jsonBody(NewScanner) },
    responses: { 201: jsonAnswer(ScannerLink, "The link, told once") },
  }),
  dismiss: declareRoute({
    ...{ ...admins, method: "delete", path: "/api/admin/events/{id}/scanners/{partId}" },
    summary: "Take a scanner out of use",
    write: { audit: "scanner.revoked", repeat: { harmless: "it is out of use" } },
    request: { params: part },
    responses: detail,
  }),
};
