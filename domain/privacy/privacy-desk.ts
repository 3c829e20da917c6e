import { z } from "zod";
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
    state: z.enum(["open", "answered", "refused"]),
    answer: z.string().nullable(),
    receivedAt: z.string(),
    dueAt: z.string(),
    daysLeft: z.number().int(),
    answeredAt: z.string().nullable(),
    version: Version,
  })
  .meta({ id: "PrivacyRequest" });
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

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

export const PrivacyDesk = z
  .object({ requests: z.array(PrivacyRequest), incidents: z.array(Incident) })
  .meta({ id: "PrivacyDesk" });
export type PrivacyDesk = z.infer<typeof PrivacyDesk>;
