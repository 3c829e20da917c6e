import { sleepingRules } from "#domain/reputation/rules.ts";
import type { PublishedRules, RulesAnswer } from "#domain/reputation/statement.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { readRatesOn } from "../../settings/house-rates.ts";
import { type DatedRules, readRuleSets } from "../rule-sets.ts";

/** The rules in force and those announced, made from the tables that count: the house's rate of the month comes first. */
export async function readRules({ db, clock }: Pick<Deps, "db" | "clock">): Promise<RulesAnswer> {
  const now = clock.now();
  const sets = await readRuleSets(db);
  const current = sets.find(({ validFrom }) => validFrom <= now);
  if (!current) throw refuse("not_found");
  const coming = sets.filter(({ validFrom }) => validFrom > now).toReversed();
  const house = await readRatesOn(db, houseDay(now));
  const said = (set: DatedRules) => toPublished({ ...set, rates: { ...set.rates, ...house } });
  return { now: said(current), coming: coming.map(said) };
}

/** A set of rules as it is published. */
export function toPublished({ validFrom, rules, ...set }: DatedRules): PublishedRules {
  return {
    ...{ ...set, validFrom: validFrom.toISOString() },
    rules: rules.map((rule) => ({ ...rule, isSleeping: sleepingRules.includes(rule.key) })),
  };
}
