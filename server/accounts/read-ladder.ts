import type { TierLadder } from "#domain/accounts/tier-ladder.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { readTiers } from "./queries.ts";

/** The ladder of the reader's role as it stands, lowest tier first; who climbs none sees the advisors'. */
export async function readLadder(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
): Promise<TierLadder> {
  const role = actor.role === "tour_operator" ? "tour_operator" : "advisor";
  return { tiers: await readTiers(db, { role, at: clock.now() }) };
}
