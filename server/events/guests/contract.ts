import { z } from "zod";
import { EventCards, EventPage } from "#domain/events/events.ts";
import {
  AppointmentChoice,
  MemberEvent,
  MemberEvents,
  MemberRegistration,
  RegistrationReceipt,
  Ticket,
  TicketBearer,
  VisitorRegistration,
} from "#domain/events/registrations.ts";
import { coded, slug } from "#domain/text.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";

const tags = ["events"];
const own = { audit: { none: "a guest's own registration, kept as such" } } as const;
const TicketFile = coded(/^[\w-]{43}\.ics$/, { max: 47 });

const open = { tags, access: "public" } as const;
const params = z.object({ slug: slug() });

/** What everybody reads of public events, and how visitors register. */
export const publicContract = {
  list: declareRoute({
    ...{ ...open, method: "get", path: "/api/events" },
    summary: "The events that are open to everybody",
    responses: { 200: jsonAnswer(EventCards, "Those to come and the latest that are over") },
  }),
  page: declareRoute({
    ...{ ...open, method: "get", path: "/api/events/{slug}" },
    summary: "One event that is open to everybody",
    request: { params },
    responses: { 200: jsonAnswer(EventPage, "The event, with how many places are left") },
  }),
  visit: declareRoute({
    ...{ ...open, method: "post", path: "/api/events/{slug}/registrations" },
    summary: "Register as a visitor; the ticket comes by mail",
    limit: { name: "event-registrations", points: 20, durationSeconds: 600 },
    write: { ...own, repeat: "key" },
    request: { params, body: jsonBody(VisitorRegistration) },
    responses: { 201: jsonAnswer(RegistrationReceipt, "Registered, waiting or applied") },
  }),
};

const members = { tags, access: ["advisor", "tour_operator", "hotel", "admin"] } as const;
const membersParams = z.object({ id: z.uuid() });

/** What members do with events. */
export const membersContract = {
  mine: declareRoute({
    ...{ ...members, method: "get", path: "/api/member/events" },
    summary: "The events I can go to, with my registrations",
    responses: { 200: jsonAnswer(MemberEvents, "Those to come, and where I have been") },
  }),
  register: declareRoute({
    ...{ ...members, method: "post", path: "/api/member/events/{id}/registration" },
    summary: "Register, by the name and address the house knows",
    limit: { name: "event-own-registrations", points: 60, durationSeconds: 600 },
    write: { ...own, repeat: "key" },
    request: { params: membersParams, body: jsonBody(MemberRegistration) },
    responses: { 201: jsonAnswer(MemberEvent, "The event with my registration") },
  }),
  leave: declareRoute({
    ...{ ...members, method: "delete", path: "/api/member/events/{id}/registration" },
    summary: "Give my place back",
    write: { ...own, repeat: { harmless: "given back twice is given back" } },
    request: { params: membersParams },
    responses: { 200: jsonAnswer(MemberEvent, "The event, without me") },
  }),
};

const link = { tags, access: "link" } as const;
const limit = (name: string, points: number) => ({ name: `ticket-${name}`, points, durationSeconds: 600 });
const ticket = { 200: jsonAnswer(Ticket, "The ticket") };

/** What the bearer of a ticket's link does; the secret is in the body, where no log keeps it. */
export const ticketsContract = {
  open: declareRoute({
    ...{ ...link, method: "post", path: "/api/event-tickets/open", limit: limit("open", 300) },
    summary: "A registration, for the bearer of its link",
    write: { audit: { none: "reads" }, repeat: { harmless: "reads" } },
    request: { body: jsonBody(TicketBearer) },
    responses: ticket,
  }),
  cancel: declareRoute({
    ...{ ...link, method: "post", path: "/api/event-tickets/cancel", limit: limit("cancel", 30) },
    summary: "Give the place of a ticket back",
    write: { ...own, repeat: { harmless: "given back twice is given back" } },
    request: { body: jsonBody(TicketBearer) },
    responses: ticket,
  }),
  appointment: declareRoute({
    ...{ ...link, method: "post", path: "/api/event-tickets/appointment", limit: limit("appointment", 60) },
    summary: "Take an appointment of a roadshow, another instead, or none",
    write: { ...own, repeat: { harmless: "the same choice is one" } },
    request: { body: jsonBody(AppointmentChoice) },
    responses: ticket,
  }),
  calendar: declareRoute({
    ...{ ...link, method: "get", path: "/api/event-calendars/{file}", limit: limit("calendar", 300) },
    summary: "The event of a ticket for a calendar program",
    request: { params: z.object({ file: TicketFile }) },
    responses: {
      200: {
        description: "An iCalendar file (RFC 5545)",
        content: { "text/calendar": { schema: z.string() } },
      },
    },
  }),
};
