import type { Fact, FactKind } from "#domain/facts/facts.ts";
import { type RuleKey, ruleKeys } from "#domain/insights/cards.ts";
import { rules } from "#domain/insights/rules.ts";
import type { Listener } from "../facts/listener.ts";
import { markOutcome } from "./queries.ts";

/** How long after a card was shown something may count as its outcome. */
const WINDOW_MS = 60 * 86_400_000;

const byFact = new Map<FactKind, RuleKey[]>();
for (const key of ruleKeys) {
  for (const kind of rules[key].outcome) byFact.set(kind, [...(byFact.get(kind) ?? []), key]);
}

/** Every fact that shows whether a card helped is written down on the cards it is about. */
export const followFacts: Listener[] = [...byFact].map(([kind, keys]) => ({
  kind,
  hear: async (tx, _deps, fact: Fact) => {
    const data = fact.data as Record<string, unknown>;
    const subjectIds = ["journeyId", "bookingId", "commissionId", "checkpointId"]
      .map((name) => data[name])
      .filter((id): id is string => typeof id === "string");
    const owner = data.ownerId ?? data.userId;
    await markOutcome(tx, {
      ...{
        ownerId: typeof owner === "string" ? owner : null,
        subjectIds,
        rules: keys,
        fact: kind,
        at: fact.at,
      },
      since: new Date(fact.at.getTime() - WINDOW_MS),
    });
  },
}));
