import { z } from "zod";
import { RuleSet } from "../reputation/rules.ts";
import { PublishedRules } from "../reputation/statement.ts";
import { GivenDay, lines } from "../text.ts";
import { Step, tierNames } from "./ladders.ts";

const ClimbingRole = z.enum(["advisor", "tour_operator"]);

/** A ladder as somebody drafts it; `ladderBlocker` says whether it is one. */
export const LadderDraft = z.strictObject({ role: ClimbingRole, steps: z.array(Step).max(tierNames.length) });
export type LadderDraft = z.infer<typeof LadderDraft>;

// What is published begins on a day to come, and says why.
const dated = { startsOn: GivenDay, note: lines(500) };
export const NewLadder = LadderDraft.extend(dated);
export type NewLadder = z.infer<typeof NewLadder>;
export const NewRuleSet = z.strictObject({ set: RuleSet, ...dated });
export type NewRuleSet = z.infer<typeof NewRuleSet>;

const Published = z.object({
  version: z.number().int(),
  validFrom: z.iso.datetime(),
  note: z.string(),
  publishedBy: z.string().nullable(),
});

export const LadderVersions = z.object({
  ladders: z.array(Published.extend({ role: ClimbingRole, isInForce: z.boolean(), steps: z.array(Step) })),
});
export type LadderVersions = z.infer<typeof LadderVersions>;
export const RuleVersions = z.object({ sets: z.array(PublishedRules.extend({ isInForce: z.boolean() })) });
export type RuleVersions = z.infer<typeof RuleVersions>;

/** Who would move: up on the first day, or down at the first quarter's end after notice. */
export const Simulation = z
  .object({
    people: z.number().int(),
    up: z.number().int(),
    down: z.number().int(),
    /** The first of them by name; `up` and `down` count all. */
    moves: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        from: z.enum(tierNames),
        to: z.enum(tierNames),
        score: z.number().int(),
        scoreThen: z.number().int(),
      }),
    ),
  })
  .meta({ id: "TierSimulation" });
export type Simulation = z.infer<typeof Simulation>;
