import type { Growth, PlanAction } from "#domain/growth/growth.ts";
import type { Localized } from "#domain/localized.ts";
import { houseDay } from "#domain/site/views.ts";
import { entitlementsOf } from "#domain/tiers/entitlements.ts";
import type { Db } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { listFamTrips } from "../events/list-fam-trips.ts";
import type { Actor } from "../http/actor.ts";
import { readTier } from "../tiers/read-tier.ts";
import { readGoals } from "./goals/set-goals.ts";
import { findPlan } from "./plan/queries.ts";

/** A member's goals, the plan of their last diagnostic, and whether fam trips are open to them. */
export async function readGrowth(
  deps: Pick<Deps, "db" | "clock">,
  actor: Pick<Actor, "id" | "role">,
): Promise<Growth> {
  const ownerId = actor.id;
  const today = houseDay(deps.clock.now());
  const { row, standing } = await readTier(deps, deps.db, ownerId);
  const first = standing.ladder.steps.find(({ name }) => entitlementsOf(name).hasFamTrips);
  return {
    today,
    goals: await readGoals(deps.db, { ownerId, today }),
    plan: await readActions(deps.db, ownerId),
    famTrips: {
      ...{ isEligible: entitlementsOf(row.tier_name).hasFamTrips, tier: row.tier_name, score: row.score },
      from: first ? { tier: first.name, score: first.score } : null,
      ahead: await listFamTrips(deps, actor),
    },
  };
}

async function readActions(db: Db, ownerId: string): Promise<PlanAction[]> {
  return (await findPlan(db, ownerId)).map((row) => ({
    ...{ id: row.id, checkpointId: row.checkpoint_id, dueOn: row.due_on, version: row.version },
    ...{ title: row.title as Localized, note: row.note as Localized, dimension: row.dimension as Localized },
    ...{ state: row.state as PlanAction["state"], closedAt: row.closed_at?.toISOString() ?? null },
    proof: row.fact && row.times ? { fact: row.fact, times: row.times, seen: row.seen } : null,
  }));
}
