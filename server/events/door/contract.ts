import { z } from "zod";
import {
  BatchAnswer,
  Device,
  DoorSign,
  Enrolled,
  Enrolment,
  MailCodeWish,
  Outcome,
  ReadingBatch,
  SelfCheckIn,
  Snapshot,
} from "#domain/events/check-ins.ts";
import { EventCode } from "#domain/events/events.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";

const tags = ["events"];
const kept = { none: "kept among the readings of the door" };
const limit = (name: string, points: number) => ({ name: `door-${name}`, points, durationSeconds: 600 });

const open = { tags, access: "public" } as const;

/** What a guest does at the door. */
export const guestsContract = {
  sign: declareRoute({
    ...{ ...open, method: "get", path: "/api/doors/{code}", limit: limit("sign", 300) },
    summary: "The event behind a door's code",
    request: { params: z.object({ code: EventCode }) },
    responses: { 200: jsonAnswer(DoorSign, "What stands on the door") },
  }),
  mailCode: declareRoute({
    ...{ ...open, method: "post", path: "/api/doors/mail-codes", limit: limit("mail-codes", 10) },
    summary: "Have a code for the door mailed, to whoever is registered",
    write: { audit: { none: "opens nothing" }, repeat: { harmless: "the latest code counts" } },
    request: { body: jsonBody(MailCodeWish) },
    responses: { 202: { description: "Mailed, if the address is on the list" } },
  }),
  self: declareRoute({
    ...{ ...open, access: "link", method: "post", path: "/api/doors/self", limit: limit("self", 60) },
    summary: "Check in, by the ticket or by the mailed code",
    write: { audit: kept, repeat: { harmless: "who is in is in already" } },
    request: { body: jsonBody(SelfCheckIn) },
    responses: { 200: jsonAnswer(Outcome, "What the door says") },
  }),
};

const link = { tags, access: "link", method: "post" } as const;

/** What a scanner does; its secret is in the body, where no log keeps it. */
export const scannersContract = {
  enrolment: declareRoute({
    ...{ ...link, path: "/api/doors/enrolments", limit: limit("enrolments", 60) },
    summary: "Make this device a scanner, by a one-time link",
    write: { audit: { none: "the link was, when it was made" }, repeat: { harmless: "a link works once" } },
    request: { body: jsonBody(Enrolment) },
    responses: { 201: jsonAnswer(Enrolled, "The device's secret, told once") },
  }),
  snapshot: declareRoute({
    ...{ ...link, path: "/api/doors/snapshots", limit: limit("snapshots", 600) },
    summary: "What a scanner needs without a network",
    write: { audit: { none: "reads" }, repeat: { harmless: "reads" } },
    request: { body: jsonBody(Device) },
    responses: { 200: jsonAnswer(Snapshot, "Names and hashes") },
  }),
  readings: declareRoute({
    ...{ ...link, path: "/api/doors/readings", limit: limit("readings", 3_000) },
    summary: "Send what was read, in a batch",
    write: { audit: kept, repeat: { harmless: "each reading has its id and is taken once" } },
    request: { body: jsonBody(ReadingBatch) },
    responses: { 200: jsonAnswer(BatchAnswer, "What became of each, and how many are inside") },
  }),
};
