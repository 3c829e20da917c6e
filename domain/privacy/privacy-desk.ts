import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { Version, whole } from "../numbers.ts";
import { Email, Instant, line, lines } from "../text.ts";

export const requestKinds = [
  "access",
  "correction",
  "erasure",
  "portability",
  "information",
  "opposition",
] as const;
const RequestKind = z.enum(requestKinds);
export type RequestKind = z.infer<typeof RequestKind>;

/** Whether it waits, or how it ended. */
export const requestStates = ["open", "answered", "refused"] as const;
const RequestState = z.enum(requestStates);
export type RequestState = z.infer<typeof RequestState>;

/** LGPD, art. 19, II. */
const ANSWER_DAYS = 15;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The last instant for an answer. */
export function answerDue(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + ANSWER_DAYS * DAY_MS);
}

/** Whole days that are left; below zero it is late. */
export function daysLeft(dueAt: Date, now: Date): number {
  return Math.floor((dueAt.getTime() - now.getTime()) / DAY_MS);
}

/** What somebody asks of their data, as the team writes it down. */
export const NewPrivacyRequest = z.strictObject({
  kind: RequestKind,
  email: Email,
  note: lines(2_000),
  receivedAt: Instant,
});
export type NewPrivacyRequest = z.infer<typeof NewPrivacyRequest>;

export const PrivacyAnswer = z.strictObject({
  version: Version,
  state: z.enum(["answered", "refused"]),
  answer: lines(4_000),
});
export type PrivacyAnswer = z.infer<typeof PrivacyAnswer>;

export const PrivacyRequest = z
  .object({
    id: z.uuid(),
    kind: RequestKind,
    email: z.string(),
    note: z.string(),
    state: RequestState,
    answer: z.string().nullable(),
    receivedAt: z.iso.datetime(),
    dueAt: z.iso.datetime(),
    daysLeft: z.number().int(),
    answeredAt: z.iso.datetime().nullable(),
    version: Version,
  })
  .meta({ id: "PrivacyRequest" });
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

const questions = {
  sorts: ["dueAt", "receivedAt", "answeredAt"],
  sort: "dueAt",
  filters: { state: RequestState.optional(), kind: RequestKind.optional() },
} as const;

export const PrivacyRequestQuery = listQuery(questions);
export type PrivacyRequestQuery = z.infer<typeof PrivacyRequestQuery>;
export const PrivacyRequestList = listAnswer(PrivacyRequest, { state: requestStates, kind: requestKinds });

export const severities = ["low", "medium", "high"] as const;
const incident = {
  title: line(160),
  severity: z.enum(severities),
  people: whole({ max: 10_000_000 }),
  measures: lines(4_000),
  foundAt: Instant,
  reportedAt: Instant.nullable(),
  closedAt: Instant.nullable(),
};

/** Something that happened to people's data, as the register keeps it. */
export const NewIncident = z.strictObject(incident);
export type NewIncident = z.infer<typeof NewIncident>;
export const IncidentChange = z.strictObject({ version: Version, ...incident });
export type IncidentChange = z.infer<typeof IncidentChange>;
export const Incident = z.object({ id: z.uuid(), version: Version, ...incident }).meta({ id: "Incident" });
export type Incident = z.infer<typeof Incident>;

/** The register of incidents, the latest found first. */
export const IncidentRegister = z.object({ incidents: z.array(Incident) }).meta({ id: "IncidentRegister" });
export type IncidentRegister = z.infer<typeof IncidentRegister>;
