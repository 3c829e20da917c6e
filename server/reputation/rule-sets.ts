import type { Currency } from "#domain/money/money.ts";
import type { CapWindow, DatedSet, Rule, RuleKey } from "#domain/reputation/rules.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { findRuleSets, type RuleSetRow } from "./queries.ts";

export type DatedRules = DatedSet & { version: number; note: string };

/** A published set as the rules that scoring speaks of. */
function toRules(row: RuleSetRow): DatedRules {
  const rules = row.rules.map((rule): Rule => {
    const { cap_points: points, cap_window: window, cap_group: group } = rule;
    const cap =
      points === null
        ? null
        : {
            points,
            window: window as CapWindow,
            group: group === "own" ? ("own" as const) : ("daily_work" as const),
          };
    return {
      key: rule.key as RuleKey,
      points: rule.points,
      perThousand: rule.per_thousand,
      most: rule.most,
      cap,
    };
  });
  const rates = row.rates as Partial<Record<Currency, string>>;
  return {
    rules,
    rates,
    lifeMonths: row.life_months,
    version: row.version,
    validFrom: row.valid_from,
    note: row.note,
    countsAcceptance: row.counts_acceptance,
  };
}

/** Every set that was published, the latest in force first. */
export async function readRuleSets(db: Db | Tx): Promise<DatedRules[]> {
  return (await findRuleSets(db)).map(toRules);
}
