import { randomUUID } from "node:crypto";
import { houseTiers } from "#domain/accounts/tiers.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { insertTiers } from "./queries.ts";

/** Gives an empty house its ladder of tiers; one that has any is left as it is. */
export async function plantTiers(db: Db | Tx): Promise<void> {
  const tiers = houseTiers.map(({ name, score }) => ({
    id: randomUUID(),
    tier_name: name,
    required_reputation_score: score,
  }));
  await insertTiers(db, tiers);
}
