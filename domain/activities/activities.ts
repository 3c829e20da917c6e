import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { Version, whole } from "../numbers.ts";
import { GivenDay, line } from "../text.ts";

/** What we do for a hotel. */
export const activityKinds = ["call", "visit", "mailing", "roadshow"] as const;
export const ActivityKind = z.enum(activityKinds);
export type ActivityKind = z.infer<typeof ActivityKind>;

const words = {
  kind: ActivityKind,
  happenedOn: GivenDay,
  summary: line(300),
  /** How many agencies or people it reached, where that was counted. */
  reach: whole({ max: 1_000_000 }).nullable(),
  nextStep: line(300).nullable(),
  nextStepOn: GivenDay.nullable(),
};
type Step = { nextStep: string | null; nextStepOn: string | null };
/** A day without a step says nothing. */
const hasStepForDay = ({ nextStep, nextStepOn }: Step) => nextStepOn === null || nextStep !== null;
const AT_STEP = { path: ["nextStep"] };

/** Something we did, for one hotel or several at once. */
export const NewActivity = z
  .strictObject({ hotelIds: z.array(z.uuid()).min(1).max(50), ...words })
  .refine(hasStepForDay, AT_STEP);
export type NewActivity = z.infer<typeof NewActivity>;

/** An activity as it should have been recorded. */
export const ActivityCorrection = z
  .strictObject({ version: Version, ...words })
  .refine(hasStepForDay, AT_STEP);
export type ActivityCorrection = z.infer<typeof ActivityCorrection>;

export const Activity = z
  .object({
    id: z.uuid(),
    hotel: z.object({ id: z.uuid(), name: z.string() }),
    ...words,
    /** Who recorded it, while they are with us. */
    by: z.string().nullable(),
    version: Version,
  })
  .meta({ id: "Activity" });
export type Activity = z.infer<typeof Activity>;

/** Activities as they are found; a hotel asks for its own. */
export const ActivityQuery = listQuery({
  sorts: ["happenedOn"],
  sort: "-happenedOn",
  filters: { kind: ActivityKind.optional(), hotel: z.uuid().optional() },
});
export type ActivityQuery = z.infer<typeof ActivityQuery>;

export const ActivityList = listAnswer(Activity, { kind: activityKinds });
export type ActivityList = z.infer<typeof ActivityList>;

/** Whether a day lies ahead of today: what has not happened cannot be recorded as done. */
export function isAhead({ happenedOn }: { happenedOn: string }, today: string): boolean {
  return happenedOn > today;
}
