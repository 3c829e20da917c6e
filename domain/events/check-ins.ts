import { z } from "zod";
import { coded, Email, Instant, LinkToken, line, text } from "../text.ts";
import { BATCH, doorResults } from "./door.ts";
import { EventCode } from "./events.ts";
import { Told } from "./namesakes.ts";
import { RegistrationState } from "./states.ts";

const at = { id: z.uuid(), at: Instant };

/** What a scanner noted, under an id of its own: sent twice, it happens once. */
const Reading = z.discriminatedUnion("kind", [
  /** A ticket or a code that was read or typed; with a reason, it lets in before the doors open. */
  z.strictObject({ ...at, kind: z.literal("scan"), read: text(400), reason: line(200).optional() }),
  /** Somebody found by name. */
  z.strictObject({
    ...at,
    kind: z.literal("person"),
    registrationId: z.uuid(),
    reason: line(200).optional(),
  }),
  /** Somebody without a ticket; with a reason, to the place of a guest who has not come. */
  z.strictObject({
    ...at,
    kind: z.literal("walk_in"),
    name: line(120),
    email: Email.nullable(),
    reason: line(200).optional(),
  }),
  /** Takes back a check-in of the last five minutes. */
  z.strictObject({ ...at, kind: z.literal("undo"), registrationId: z.uuid() }),
]);
export type Reading = z.infer<typeof Reading>;

/** Why whoever stands at the door lets somebody in all the same. */
export const reasonOf = (reading: Reading) => (reading.kind === "undo" ? undefined : reading.reason);

export const ReadingBatch = z.strictObject({
  device: LinkToken,
  /** The scanner's own clock when it sends, so that ours can correct it. */
  sentAt: Instant,
  readings: z.array(Reading).max(BATCH),
});
export type ReadingBatch = z.infer<typeof ReadingBatch>;

const EventInBrief = z.object({
  title: z.object({ pt: z.string(), en: z.string() }),
  startsAt: z.iso.datetime(),
});

/** What became of a reading. */
export const Outcome = z
  .object({
    id: z.uuid(),
    result: z.enum([...doorResults, "undone", "too_late"]),
    registrationId: z.uuid().nullable(),
    name: z.string().nullable(),
    /** When and where somebody came in who is in already. */
    since: z.iso.datetime().nullable(),
    door: z.string().nullable(),
    /** The how many-th of those who wait. */
    position: z.number().int().nullable(),
    /** The event that the ticket is for. */
    other: EventInBrief.nullable(),
  })
  .meta({ id: "DoorOutcome" });
export type Outcome = z.infer<typeof Outcome>;

const Counts = z.object({ inside: z.number().int(), expected: z.number().int(), capacity: z.number().int() });
export type DoorCounts = z.infer<typeof Counts>;
export const BatchAnswer = z.object({ outcomes: z.array(Outcome), counts: Counts, now: z.iso.datetime() });
export type BatchAnswer = z.infer<typeof BatchAnswer>;

export const Device = z.strictObject({ device: LinkToken });
export const Enrolment = z.strictObject({ token: LinkToken });
export const Enrolled = z.object({ device: z.string(), door: z.string(), eventCode: z.string() });
export type Enrolled = z.infer<typeof Enrolled>;

/** All a scanner knows without a network: names and hashes, and what tells two of one name apart. */
export const Snapshot = z
  .object({
    event: z.object({
      code: z.string(),
      title: z.object({ pt: z.string(), en: z.string() }),
      zone: z.string(),
      doorsOpenAt: z.iso.datetime(),
      doorsCloseAt: z.iso.datetime(),
      isCancelled: z.boolean(),
    }),
    door: z.string(),
    counts: Counts,
    people: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        told: Told.nullable(),
        state: RegistrationState,
        ticketHash: z.string(),
        codeHash: z.string(),
        since: z.iso.datetime().nullable(),
        door: z.string().nullable(),
      }),
    ),
    now: z.iso.datetime(),
  })
  .meta({ id: "DoorSnapshot" });
export type Snapshot = z.infer<typeof Snapshot>;

/** The event behind a check-in's address, for whoever stands at the door. */
export const DoorSign = z
  .object({
    code: z.string(),
    slug: z.string().nullable(),
    title: z.object({ pt: z.string(), en: z.string() }),
    venue: z.string(),
    city: z.string(),
    zone: z.string(),
    startsAt: z.iso.datetime(),
    doorsOpenAt: z.iso.datetime(),
    doorsCloseAt: z.iso.datetime(),
    isCancelled: z.boolean(),
  })
  .meta({ id: "DoorSign" });
export type DoorSign = z.infer<typeof DoorSign>;

/** A guest checks in: by what the ticket says, or by the code that a mail brought. */
export const SelfCheckIn = z.strictObject({
  eventCode: EventCode,
  ticket: text(400).optional(),
  email: Email.optional(),
  mailCode: coded(/^\d{6}$/, { max: 6 }).optional(),
});
export type SelfCheckIn = z.infer<typeof SelfCheckIn>;
export const MailCodeWish = z.strictObject({ eventCode: EventCode, email: Email });
export type MailCodeWish = z.infer<typeof MailCodeWish>;
