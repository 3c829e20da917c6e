import { randomUUID } from "node:crypto";
import { houseTiers } from "#domain/accounts/tiers.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { insertLadders } from "./queries.ts";

const FROM_THE_BEGINNING = new Date("2000-01-01T00:00:00Z");

/** Gives an empty house its ladders, one for each role that climbs; one that has any is left as it is. */
export async function plantTiers(db: Db | Tx): Promise<void> {
  const ladders = (["advisor", "tour_operator"] as const).map((role) => ({
    ...{ id: randomUUID(), role, version: 1 },
    ...{ valid_from: FROM_THE_BEGINNING, published_at: FROM_THE_BEGINNING },
  }));
  const tiers = ladders.flatMap((ladder) =>
    houseTiers.map(({ name, score }) => ({
      ...{ id: randomUUID(), ladder_id: ladder.id, tier_name: name, required_reputation_score: score },
    })),
  );
  await insertLadders(db, { ladders, tiers });
}
