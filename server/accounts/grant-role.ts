import { randomUUID } from "node:crypto";
import { climbsTiers, type Role } from "#domain/accounts/roles.ts";
import { tierFor } from "#domain/accounts/tiers.ts";
import type { Tx } from "#platform/database/database.ts";
import { findTierOf, insertOpening, putAdvisor, readTiers, upsertRole } from "./queries.ts";

type Grant = { id: string; role: Role; opening?: { points: number; at: Date } | undefined; now: Date };

/**
 * Gives a person their role. Those who climb tiers begin with the points they bring along, which open their statement;
 * who climbed before keeps their tier, on the ladder of the new role.
 */
export async function grantRole(tx: Tx, { id, role, opening, now }: Grant): Promise<void> {
  await upsertRole(tx, { id, role, now });
  if (!climbsTiers(role)) return;
  const ladder = await readTiers(tx, { role, at: now });
  const held = await findTierOf(tx, id);
  const points = opening?.points ?? 0;
  const tier = ladder.find(({ name }) => name === held) ?? tierFor(ladder, points).tier;
  const next = ladder[ladder.indexOf(tier) + 1];
  const requirements = next ? { required_reputation_score: next.score } : null;
  const isNew = await putAdvisor(tx, { id, tierId: tier.id, score: points, requirements });
  if (isNew && opening) await insertOpening(tx, { id: randomUUID(), userId: id, ...opening });
}
