import { z } from "zod";
import { Localized } from "../localized.ts";
import { Version, whole } from "../numbers.ts";
import { GivenDay } from "../text.ts";
import { FamTripLack } from "../trainings/fam-trips.ts";
import { nightsBetween } from "../zones.ts";

/** What a goal can be measured by: each is a figure the house counts anyway. */
export const goalMeasures = ["stays", "hotels", "accepted", "published", "points"] as const;
export const GoalMeasure = z.enum(goalMeasures);
export type GoalMeasure = z.infer<typeof GoalMeasure>;

/** How many goals one time may have: more are none. */
export const GOALS_AT_ONCE = 8;

/** A goal of more days is none: nobody works towards it. */
const GOAL_DAYS = 731;

export const NewGoal = z
  .strictObject({
    measure: GoalMeasure,
    target: whole({ min: 1, max: 100_000 }),
    startsOn: GivenDay,
    endsOn: GivenDay,
  })
  .refine(({ startsOn, endsOn }) => isGoalSpan(startsOn, endsOn), { path: ["endsOn"] });
export type NewGoal = z.infer<typeof NewGoal>;

/** Whether a goal may last from one day to another: at least a night, at most two years. */
export function isGoalSpan(startsOn: string, endsOn: string): boolean {
  const nights = nightsBetween(startsOn, endsOn);
  return nights > 0 && nights <= GOAL_DAYS;
}

export const GoalChange = z.strictObject({ target: whole({ min: 1, max: 100_000 }), version: Version });

export const Goal = z
  .object({
    id: z.uuid(),
    measure: GoalMeasure,
    target: z.number().int(),
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    /** What was reached so far, and what a steady pace would have reached by today. */
    value: z.number().int(),
    pace: z.number(),
    version: Version,
  })
  .meta({ id: "Goal" });
export type Goal = z.infer<typeof Goal>;

/** An action of the plan that a diagnostic gave; its checkpoint says whether it is done. */
export const PlanAction = z
  .object({
    id: z.uuid(),
    checkpointId: z.uuid(),
    title: Localized,
    note: Localized,
    dimension: Localized,
    dueOn: z.iso.date(),
    state: z.enum(["open", "done", "waived"]),
    closedAt: z.iso.datetime().nullable(),
    proof: z.object({ fact: z.string(), times: z.number().int(), seen: z.number().int() }).nullable(),
    version: Version,
  })
  .meta({ id: "PlanAction" });
export type PlanAction = z.infer<typeof PlanAction>;

export const Growth = z
  .object({
    today: z.iso.date(),
    goals: z.array(Goal),
    plan: z.array(PlanAction),
    famTrips: z.object({
      isEligible: z.boolean(),
      tier: z.string(),
      score: z.number().int(),
      /** The first tier that brings them, and what it asks. */
      from: z.object({ tier: z.string(), score: z.number().int() }).nullable(),
      /** Those ahead, each with what is still missing to apply. */
      ahead: z.array(
        z.object({
          ...{ id: z.uuid(), title: Localized, startsAt: z.iso.datetime() },
          lacks: z.array(FamTripLack),
        }),
      ),
    }),
  })
  .meta({ id: "Growth" });
export type Growth = z.infer<typeof Growth>;
