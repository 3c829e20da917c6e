import { DEMO_RULES_DAYS } from "#database/seed/demo/people.ts";
import { houseRules } from "#domain/reputation/rules.ts";
import { scoredKinds } from "#domain/reputation/scoring.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { replayFacts } from "../facts/replay-facts.ts";
import { countFact } from "./count-fact.ts";
import { findRuleSets, hasEntries, insertRuleSet } from "./queries.ts";

const FROM_THE_BEGINNING = new Date("2000-01-01T00:00:00Z");
const DAY_MS = 86_400_000;

/** Gives a house without rules its first, and counts what happened before there were any. */
export async function plantRules(deps: Deps): Promise<void> {
  const { db, clock, config } = deps;
  const now = clock.now();
  if ((await findRuleSets(db)).length === 0) {
    const validFrom = config.isDemo ? new Date(now.getTime() - DEMO_RULES_DAYS * DAY_MS) : FROM_THE_BEGINNING;
    const first = { ...houseRules, version: 1, validFrom, note: "", publishedBy: null, now };
    await transact(db, (tx) => insertRuleSet(tx, first));
  }
  if (await hasEntries(db)) return;
  const silent = { ...deps, listeners: { ...deps.listeners, tells: [] } };
  await transact(db, async (tx) => {
    for await (const fact of replayFacts(tx, scoredKinds)) {
      await recordFacts(tx, silent, await countFact(tx, deps, fact));
    }
  });
}
