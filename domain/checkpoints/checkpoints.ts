import { z } from "zod";
import type { FieldCode } from "../errors.ts";
import { Localized } from "../localized.ts";
import { Currency } from "../money/money.ts";
import { Version } from "../numbers.ts";
import { coded, GivenDay, line, text } from "../text.ts";
import { nightsBetween } from "../zones.ts";
import { checkpointStates, closeReasons, waiveReasons } from "./standing.ts";
import { checkpointKinds, templateNames } from "./templates.ts";

const Day = z.iso.date();
const Clock = coded(/^([01]\d|2[0-3]):[0-5]\d$/, { max: 5 });

/** More than three months are nobody's screen. */
const MAX_SPAN_DAYS = 100;

const written = { title: line(160), note: text(1_000), dueOn: GivenDay, dueTime: Clock.nullable() };

/** A checkpoint that somebody writes for themselves, for a journey of theirs or none. */
export const NewCheckpoint = z.strictObject({ ...written, journeyId: z.uuid().nullable() });
export type NewCheckpoint = z.infer<typeof NewCheckpoint>;

const kind = <K extends string>(name: K) => ({ kind: z.literal(name) });
export const CheckpointStep = z.discriminatedUnion("kind", [
  z.strictObject(kind("done")),
  z.strictObject(kind("undo")),
  z.strictObject({ ...kind("snooze"), until: GivenDay }),
  z.strictObject({ ...kind("waive"), reason: z.enum(waiveReasons), note: text(500) }),
  /** What was promised was not there; only of a promise. */
  z.strictObject(kind("broken")),
  z.strictObject({ ...kind("edit"), ...written }),
]);
export type CheckpointStep = z.infer<typeof CheckpointStep>;
export const CheckpointStepTaken = z.strictObject({ version: Version, step: CheckpointStep });

/** What of a day cannot be: nothing new is due in the past, and what is put off comes later than today. */
export function stepFaults(
  step: CheckpointStep,
  { dueOn, today, isPromise }: { dueOn: string; today: string; isPromise: boolean },
): Record<string, FieldCode> {
  const isAnswer = step.kind === "done" || step.kind === "broken";
  // Nobody knows before arrival, and a promise is the hotel's: its words and its day stay.
  if (isPromise && ((isAnswer && today < dueOn) || step.kind === "edit")) return { "step.kind": "invalid" };
  if (!isPromise && step.kind === "broken") return { "step.kind": "invalid" };
  if (step.kind === "snooze" && step.until <= today) return { "step.until": "in_past" };
  if (step.kind === "edit" && step.dueOn !== dueOn && step.dueOn < today) return { "step.dueOn": "in_past" };
  return {};
}

/** One checkpoint, as its owner reads it. */
export const Checkpoint = z
  .object({
    id: z.uuid(),
    kind: z.enum(checkpointKinds),
    template: z.enum(templateNames).nullable(),
    /** What somebody wrote; empty where the template's words hold. */
    title: z.string(),
    note: z.string(),
    /** What the hotel promised, where that is what it is about. */
    perk: Localized.nullable(),
    /** What one's own development asks for, with what shows that it was done and how often that was seen. */
    plan: z
      .object({
        title: Localized,
        note: Localized,
        dimension: Localized,
        proof: z.object({ fact: z.string(), times: z.number().int(), seen: z.number().int() }).nullable(),
      })
      .nullable(),
    /** The day it counts on now, and the one it was due on first. */
    day: Day,
    dueOn: Day,
    dueTime: z.string().nullable(),
    isEdited: z.boolean(),
    amount: z.object({ amount: z.number().int(), currency: Currency }).nullable(),
    journey: z.object({ id: z.uuid(), title: z.string() }).nullable(),
    booking: z.object({ id: z.uuid(), reference: z.string(), hotelName: z.string() }).nullable(),
    state: z.enum(checkpointStates),
    closedAt: z.iso.datetime().nullable(),
    reason: z.enum(closeReasons).nullable(),
    reasonNote: z.string(),
    /** Whether the guest said so. */
    isByGuest: z.boolean(),
    version: Version,
  })
  .meta({ id: "Checkpoint" });
export type Checkpoint = z.infer<typeof Checkpoint>;

/** The days that are asked for; a week back and a month ahead unless somebody says otherwise. */
export const DeskQuery = z
  .object({ from: GivenDay.optional(), until: GivenDay.optional() })
  .refine(
    ({ from, until }) =>
      (from === undefined) === (until === undefined) &&
      (from === undefined || (from <= until! && nightsBetween(from, until!) <= MAX_SPAN_DAYS)),
    { path: ["until"] },
  );

/** What is overdue however long, and everything of the days that were asked for, in its order. */
export const CheckpointDesk = z
  .object({
    today: Day,
    from: Day,
    until: Day,
    checkpoints: z.array(Checkpoint),
    /** Whether there is more than fits. */
    isMore: z.boolean(),
  })
  .meta({ id: "CheckpointDesk" });
export type CheckpointDesk = z.infer<typeof CheckpointDesk>;

/** The address of one's own calendar, and when it was read last. */
export const CheckpointFeed = z
  .object({ url: z.url().nullable(), readAt: z.iso.datetime().nullable() })
  .meta({ id: "CheckpointFeed" });
export type CheckpointFeed = z.infer<typeof CheckpointFeed>;

/** The last part of that address. */
export const FeedFile = coded(/^[\w-]{43}\.ics$/, { max: 47 });
