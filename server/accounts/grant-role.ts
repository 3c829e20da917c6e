import { climbsTiers, type Role } from "#domain/accounts/roles.ts";
import { tierFor } from "#domain/accounts/tiers.ts";
import type { Tx } from "#platform/database/database.ts";
import { insertAdvisor, readTiers, upsertRole } from "./queries.ts";

type Grant = { id: string; role: Role; score?: number | undefined; now: Date };

/** Gives a person their role; those who climb tiers begin at the tier of their score. */
export async function grantRole(tx: Tx, { id, role, score = 0, now }: Grant): Promise<void> {
  await upsertRole(tx, { id, role, now });
  if (!climbsTiers(role)) return;
  const { tier, next } = tierFor(await readTiers(tx), score);
  const requirements = next ? { required_reputation_score: next.score } : null;
  await insertAdvisor(tx, { id, tierId: tier.id, score, requirements });
}
