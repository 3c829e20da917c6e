import { z } from "zod";
import { Currency, Rate } from "../money/money.ts";
import { whole } from "../numbers.ts";

/** Everything that points can be given for (loop: reputation), in the order in which it is published. */
export const ruleKeys = [
  "stay_completed",
  "proposal_accepted",
  "proposal_published",
  "checkpoint_on_time",
  "profile_complete",
  "suggestion_shipped",
  "training_passed",
  "event_attended",
  "diagnostic_finished",
  "hotel_qualified",
  "hotel_signed",
  "no_show",
  "dispute_lost",
] as const;
export const RuleKey = z.enum(ruleKeys);
export type RuleKey = z.infer<typeof RuleKey>;

/** The rules whose cause does not happen here yet: they are published, and say so. */
export const sleepingRules: readonly RuleKey[] = [];

const capWindows = ["day", "month", "ninety_days", "ever"] as const;
export type CapWindow = (typeof capWindows)[number];

/** Rules of one group share a cap; "own" means the rule alone. */
const capGroups = ["own", "daily_work"] as const;

const RuleCap = z.strictObject({
  points: whole({ min: 1, max: 10_000 }),
  window: z.enum(capWindows),
  group: z.enum(capGroups),
});

/** One rule: points for each time, further ones for each R$ 1.000, the most of one time, and the most of a window. */
export const Rule = z.strictObject({
  key: RuleKey,
  points: whole({ min: -1_000, max: 1_000 }),
  perThousand: whole({ max: 100 }),
  most: whole({ min: 1, max: 10_000 }).nullable(),
  cap: RuleCap.nullable(),
});
export type Rule = z.infer<typeof Rule>;

/** What counts, for how long it lives, and what other currencies are worth in reais. */
export const RuleSet = z.strictObject({
  rules: z.array(Rule).max(ruleKeys.length),
  lifeMonths: whole({ min: 1, max: 120 }),
  rates: z.partialRecord(Currency, Rate),
});
export type RuleSet = z.infer<typeof RuleSet>;

/**
 * A set with its first day. The first ones gave a proposal its points as soon as anybody said that it was accepted;
 * those since wait for a booking of what the client approved on the page.
 */
export type DatedSet = RuleSet & { validFrom: Date; countsAcceptance: boolean };

const rule = (key: RuleKey, points: number, rest: Partial<Rule> = {}): Rule => ({
  ...{ key, points, perThousand: 0, most: null, cap: null, ...rest },
});
const work = { cap: { points: 10, window: "month", group: "daily_work" } } as const;
const once = (points: number, window: CapWindow) => ({ cap: { points, window, group: "own" } as const });

/** The rules as they stand before an administrator publishes others (loop: reputation). */
export const houseRules: RuleSet = {
  rules: [
    rule("stay_completed", 40, { perThousand: 1, most: 100 }),
    rule("proposal_accepted", 15, once(60, "month")),
    rule("proposal_published", 1, work),
    rule("checkpoint_on_time", 1, work),
    rule("profile_complete", 20, once(20, "ever")),
    rule("suggestion_shipped", 15),
    rule("training_passed", 10),
    rule("event_attended", 15),
    rule("diagnostic_finished", 20, once(20, "ninety_days")),
    rule("hotel_qualified", 10),
    rule("hotel_signed", 100),
    rule("no_show", -10),
    rule("dispute_lost", -15),
  ],
  lifeMonths: 24,
  rates: { BRL: "1", EUR: "6.35", USD: "5.40", GBP: "7.30" },
};

/** What is wrong with a set of rules, or null: each key once, and rules that share a cap agree on it. */
export function ruleSetBlocker({ rules, rates }: RuleSet): "rules_missing" | "rules_disagree" | null {
  const keys = new Set(rules.map(({ key }) => key));
  if (keys.size !== ruleKeys.length || rules.length !== ruleKeys.length) return "rules_missing";
  const shared = rules.flatMap(({ cap }) => (cap?.group === "daily_work" ? [cap] : []));
  const isOne = shared.every(({ points, window }) => {
    const [first] = shared;
    return points === first?.points && window === first.window;
  });
  if (!isOne || Number(rates.BRL) !== 1) return "rules_disagree";
  return rules.some(({ points, most }) => most !== null && most < points) ? "rules_disagree" : null;
}
