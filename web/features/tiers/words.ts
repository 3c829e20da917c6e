import { type Criterion, keptFrom, type Step } from "#domain/tiers/ladders.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatNumber } from "#web/locale/format.ts";
import type { FullStanding } from "./standing.ts";

/** A tier's name as it is written in a sentence. */
export const tierName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const criterionNames: Record<Criterion, () => string> = {
  score: m.tiers_criterion_score,
  hotels: m.tiers_criterion_hotels,
  trainings: m.tiers_criterion_trainings,
  onTime: m.tiers_criterion_on_time,
};

/** A value of a criterion as people read it; none is a dash. */
export function criterionValue(criterion: Criterion, value: number | null): string {
  if (value === null) return "–";
  return criterion === "onTime" ? `${formatNumber(value)}%` : formatNumber(value);
}

/** What is missing, one criterion after the other. */
export function missingWords(missing: readonly { criterion: Criterion; missing: number }[]): string {
  return missing.map(({ criterion, missing: much }) => wanted(criterion, much)).join(", ");
}

function wanted(criterion: Criterion, count: number): string {
  if (criterion === "score") return m.tiers_missing_score({ count });
  if (criterion === "onTime") return m.tiers_missing_on_time({ count });
  if (criterion === "trainings") return m.tiers_missing_trainings({ count });
  return m.tiers_missing_hotels({ count });
}

/** Why the reader stands where they stand, in sentences. */
export function explain(standing: FullStanding): string[] {
  const { tier, values, ladder, quarterEndsOn, warnedFor, isLocked, lockReason } = standing;
  const step = ladder.steps.find(({ name }) => name === tier)!;
  const name = tierName(tier);
  const sentences = [explainScore(step, values.score)];
  if (isLocked) return [...sentences, m.tiers_explain_locked({ name, reason: lockReason ?? "" })];
  const kept = keptFrom(step.score);
  if (warnedFor) {
    return [...sentences, m.tiers_explain_warned({ name, kept, day: formatCalendarDay(warnedFor) })];
  }
  if (step.score === 0) return sentences;
  return [...sentences, m.tiers_explain_quarter({ day: formatCalendarDay(quarterEndsOn) })];
}

function explainScore({ name, score: from }: Step, score: number): string {
  if (from === 0) return m.tiers_explain_first({ name: tierName(name), score });
  const figures = { score: formatNumber(score), kept: formatNumber(keptFrom(from)) };
  return m.tiers_explain({ name: tierName(name), from, ...figures });
}
