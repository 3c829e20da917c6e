import type { Rule } from "../reputation/rules.ts";
import { type Criterion, missingTo, reachedPlace, type Step, type Values } from "./ladders.ts";

/** What somebody supposes of the next ninety days. */
export type Supposed = { stays: number; proposals: number; work: number };

/** The ninety days that are supposed, in months of a cap. */
const MONTHS = 3;

type Rules = readonly Pick<Rule, "key" | "points" | "cap">[];

/** What a rule gives each time, and how often within ninety days it still does. */
export function supposedRules(rules: Rules): Record<keyof Supposed, { points: number; most: number }> {
  const of = (key: Rule["key"], most: number) => {
    const rule = rules.find((each) => each.key === key);
    const points = rule?.points ?? 0;
    const isCapped = rule?.cap?.window === "month" && points > 0;
    return { points, most: isCapped ? Math.floor((rule.cap!.points * MONTHS) / points) : most };
  };
  return {
    stays: of("stay_completed", 10),
    proposals: of("proposal_accepted", 12),
    work: of("checkpoint_on_time", 30),
  };
}

type Standing = { values: Values; steps: readonly Step[]; place: number; rules: Rules };

/** Where that would lead, tested by every criterion: the score, the step, and what the one above would still want. */
export function supposeMore({ values, steps, place, rules }: Standing, supposed: Supposed) {
  const worth = supposedRules(rules);
  const names = Object.keys(supposed) as (keyof Supposed)[];
  const more = names.reduce(
    (sum, name) => sum + Math.min(supposed[name], worth[name].most) * worth[name].points,
    0,
  );
  const then = { ...values, score: values.score + more, hotels: values.hotels + supposed.stays };
  const reached = Math.max(place, reachedPlace(steps, then));
  const above = steps[reached + 1];
  const missing: { criterion: Criterion; missing: number }[] = above ? missingTo(above, then) : [];
  return { score: then.score, step: steps[reached]!, above: above ?? null, missing };
}
