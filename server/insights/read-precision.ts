import type { Precision } from "#domain/insights/insights.ts";
import { precisionOf } from "#domain/insights/precision.ts";
import type { Deps } from "../deps.ts";
import { countRules, findRetired } from "./queries.ts";
import { listRules } from "./read-farol.ts";

const none = { shown: 0, people: 0, acted: 0, dismissed: 0, outcomes: 0 };

/** How right each rule was, those that never spoke too. */
export async function readPrecision({ db }: Pick<Deps, "db">): Promise<Precision> {
  const counted = new Map((await countRules(db)).map(({ rule, ...counts }) => [rule, counts]));
  const retired = await findRetired(db);
  return {
    rules: listRules().map((rule) => {
      const counts = counted.get(rule.key) ?? none;
      const isRetired = retired.includes(rule.key);
      return { ...rule, ...counts, isRetired, precision: precisionOf(counts) };
    }),
  };
}
