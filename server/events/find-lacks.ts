import type { FamTripLack } from "#domain/trainings/fam-trips.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Actor } from "../http/actor.ts";
import { readTier } from "../tiers/read-tier.ts";
import type { Tools } from "../tools.ts";
import { readLacks } from "../trainings/read-eligibility.ts";
import type { EventRow } from "./queries.ts";

/** What a member lacks to apply for a fam trip; anything else asks nothing of them, nor does any event of who sells nothing. */
export async function findLacks(
  db: Db | Tx,
  deps: Pick<Tools, "clock">,
  { actor, event }: { actor: Pick<Actor, "id" | "role">; event: Pick<EventRow, "kind" | "trainings"> },
): Promise<FamTripLack[]> {
  const isSeller = actor.role === "advisor" || actor.role === "tour_operator";
  if (event.kind !== "fam_trip" || !isSeller) return [];
  const { row } = await readTier(deps, db, actor.id);
  return readLacks(db, deps, { userId: actor.id, tier: row.tier_name, trainings: event.trainings });
}
