import type { NewFact } from "#domain/facts/facts.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { settleTier } from "../tiers/settle-tier.ts";
import { findDifferences, holdScores, matchScore } from "./queries.ts";

/** Makes every score what its statement comes to, and moves up whoever reaches a tier by it; how many were another. */
export async function recountScores(tx: Tx, deps: Deps): Promise<number> {
  const different = await findDifferences(tx);
  if (different.length === 0) return 0;
  await holdScores(
    tx,
    different.map(({ user_id: userId }) => userId),
  );
  const facts: NewFact[] = [];
  for (const { user_id: userId } of different) {
    await matchScore(tx, userId);
    facts.push(...(await settleTier(tx, deps, userId)));
  }
  await recordFacts(tx, deps, facts);
  return different.length;
}
