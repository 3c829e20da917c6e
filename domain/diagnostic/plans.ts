import { dayAfter } from "../zones.ts";
import type { PlanStep, QuestionnaireContent } from "./questionnaires.ts";
import type { Score } from "./scoring.ts";

/** After so many days the same questions show what has changed. */
const RETEST_DAYS = 90;

/** How many people a group has before anything is said of it. */
export const GROUP_FROM = 5;

export type PlannedStep = PlanStep & { dimension: string; on: string };

/** What to do next, dated from the day of the result: two steps for each gap, one for the weakest of the rest. */
export function planOf(
  { dimensions }: QuestionnaireContent,
  { gaps, strengths, dimensions: scores }: Pick<Score, "gaps" | "strengths" | "dimensions">,
  day: string,
): PlannedStep[] {
  const rest = scores
    .filter(({ key, score }) => score !== null && !gaps.includes(key) && !strengths.includes(key))
    .sort((one, other) => one.score! - other.score!)
    .slice(0, 1)
    .map(({ key }) => key);
  const wanted: [string, number][] = [
    ...gaps.map((key): [string, number] => [key, 2]),
    ...rest.map((key): [string, number] => [key, 1]),
  ];
  return wanted
    .flatMap(([key, count]) => {
      const actions = dimensions.find((each) => each.key === key)?.actions ?? [];
      return actions
        .slice(0, count)
        .map((action) => ({ ...action, dimension: key, on: dayAfter(day, action.dueDays) }));
    })
    .sort((one, other) => one.on.localeCompare(other.on));
}

/** The day from which the questions may be answered anew. */
export function retestOn(finishedDay: string): string {
  return dayAfter(finishedDay, RETEST_DAYS);
}

/** How far each dimension moved between two results of the same person; null where one of them has no figure. */
export function changesBetween(before: Score, after: Score): { key: string; change: number | null }[] {
  return after.dimensions.map(({ key, score }) => {
    const past = before.dimensions.find((each) => each.key === key)?.score ?? null;
    return { key, change: score === null || past === null ? null : score - past };
  });
}

/** The mean of each dimension over a group; null as long as fewer than five people stand behind a figure. */
export function groupOf(
  scores: readonly Score[],
  keys: readonly string[],
): { key: string; mean: number | null }[] {
  return keys.map((key) => {
    const known = scores.flatMap(({ dimensions }) => {
      const score = dimensions.find((each) => each.key === key)?.score ?? null;
      return score === null ? [] : [score];
    });
    const sum = known.reduce((total, each) => total + each, 0);
    return { key, mean: known.length < GROUP_FROM ? null : Math.round(sum / known.length) };
  });
}
