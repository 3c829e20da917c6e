import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { lines } from "../text.ts";
import { Step, tierNames } from "./ladders.ts";

const TierName = z.enum(tierNames);
const Values = z.object({
  score: z.number().int(),
  hotels: z.number().int(),
  trainings: z.number().int(),
  onTime: z.number().int().nullable(),
});

/** Something of the reader's own that is on its way to points, and when it gives them at the earliest. */
const PathStep = z.object({
  kind: z.enum(["profile", "stay", "proposal"]),
  id: z.uuid(),
  name: z.string(),
  points: z.number().int(),
  /** The day of a stay's end; of the others there is none. */
  on: z.iso.date().nullable(),
});
export type PathStep = z.infer<typeof PathStep>;

const Move = z.object({
  from: z.string(),
  to: z.string(),
  cause: z.enum(["points", "quarter", "manual"]),
  score: z.number().int(),
  reason: z.string(),
  actor: z.string().nullable(),
  at: z.iso.datetime(),
});

/** Where somebody stands on their ladder, why, and what leads further up. */
export const TierStanding = z
  .object({
    tier: TierName,
    values: Values,
    ladder: z.object({
      version: z.number().int(),
      validFrom: z.iso.datetime(),
      steps: z.array(Step),
    }),
    coming: z.array(
      z.object({
        version: z.number().int(),
        validFrom: z.iso.datetime(),
        note: z.string(),
        steps: z.array(Step),
      }),
    ),
    /** The end of this quarter: before it nobody falls. */
    quarterEndsOn: z.iso.date(),
    /** The quarter's end at which the tier falls a step unless the score comes back. */
    warnedFor: z.iso.date().nullable(),
    isLocked: z.boolean(),
    lockReason: z.string().nullable(),
    path: z.array(PathStep),
    moves: z.array(Move),
  })
  .meta({ id: "TierStanding" });
export type TierStanding = z.infer<typeof TierStanding>;

/** A person on the ladder, as administrators see them. */
export const Climber = z
  .object({
    id: z.uuid(),
    name: z.string(),
    role: z.enum(["advisor", "tour_operator"]),
    tier: TierName,
    score: z.number().int(),
    isLocked: z.boolean(),
    warnedFor: z.iso.date().nullable(),
  })
  .meta({ id: "Climber" });
export type Climber = z.infer<typeof Climber>;

export const ClimberQuery = listQuery({
  sorts: ["score", "name"],
  sort: "-score",
  filters: { tier: TierName.optional(), role: z.enum(["advisor", "tour_operator"]).optional() },
});
export type ClimberQuery = z.infer<typeof ClimberQuery>;
export const ClimberList = listAnswer(Climber, { tier: tierNames, role: ["advisor", "tour_operator"] });
export type ClimberList = z.infer<typeof ClimberList>;

/** Another tier by hand, always with a reason; locked, no rule moves it until it is opened. */
export const ManualMove = z.strictObject({ tier: TierName, isLocked: z.boolean(), reason: lines(500) });
export type ManualMove = z.infer<typeof ManualMove>;

/** One person's standing, as administrators see it. */
export const ClimberDetail = z
  .object({ person: Climber, standing: TierStanding })
  .meta({ id: "ClimberDetail" });
export type ClimberDetail = z.infer<typeof ClimberDetail>;
