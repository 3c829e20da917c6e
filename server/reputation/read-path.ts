import type { Currency } from "#domain/money/money.ts";
import type { RuleKey } from "#domain/reputation/rules.ts";
import { askedPoints } from "#domain/reputation/scoring.ts";
import { houseDay } from "#domain/site/views.ts";
import { missingTo } from "#domain/tiers/ladders.ts";
import { shortestPath } from "#domain/tiers/path.ts";
import type { PathStep, TierStanding } from "#domain/tiers/standing.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { readRatesOn } from "../settings/house-rates.ts";
import { findOnTheWay, readTier } from "../tiers/read-tier.ts";
import { readRuleSets } from "./rule-sets.ts";

/** A person's tier with the shortest way to the next one, out of what they have under way, by the rules in force. */
export async function readTierStanding(
  deps: Pick<Deps, "clock">,
  db: Db | Tx,
  userId: string,
): Promise<TierStanding> {
  const { standing } = await readTier(deps, db, userId);
  const { steps } = standing.ladder;
  const next = steps[steps.findIndex(({ name }) => name === standing.tier) + 1];
  const missing = next && missingTo(next, standing.values).find(({ criterion }) => criterion === "score");
  const path = missing ? shortestPath(await stepsOf(deps, db, userId), missing.missing) : [];
  return { ...standing, path };
}

async function stepsOf({ clock }: Pick<Deps, "clock">, db: Db | Tx, userId: string): Promise<PathStep[]> {
  const now = clock.now();
  const set = (await readRuleSets(db)).find(({ validFrom }) => validFrom <= now);
  if (!set) return [];
  const rule = (key: RuleKey) => set.rules.find((each) => each.key === key)!;
  const house = await readRatesOn(db, houseDay(now));
  const { stays, proposals, isProfileOpen } = await findOnTheWay(db, userId);
  const profile = {
    kind: "profile",
    id: userId,
    name: "",
    points: rule("profile_complete").points,
    on: null,
  } as const;
  return [
    ...(isProfileOpen ? [profile] : []),
    ...stays.map(({ id, name, reference, check_out: on, total: amount, currency }) => {
      const base = { amount, currency: currency as Currency, houseRate: house[currency] };
      const points = askedPoints(rule("stay_completed"), base, set.rates);
      return { kind: "stay" as const, id, name: `${name} · ${reference}`, points, on };
    }),
    ...proposals.map(({ id, title: name }) => ({
      ...{ kind: "proposal" as const, id, name, points: rule("proposal_accepted").points, on: null },
    })),
  ];
}
