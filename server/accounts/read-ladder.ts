import type { TierLadder } from "#domain/accounts/tier-ladder.ts";
import type { Deps } from "../deps.ts";
import { readTiers } from "./queries.ts";

/** The ladder as it stands, lowest tier first. */
export async function readLadder({ db }: Pick<Deps, "db">): Promise<TierLadder> {
  return { tiers: await readTiers(db) };
}
