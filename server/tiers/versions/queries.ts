import { randomUUID } from "node:crypto";
import type { Step } from "#domain/tiers/ladders.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Climbing } from "../queries.ts";

type NewLadder = {
  id: string;
  role: Climbing;
  version: number;
  validFrom: Date;
  note: string;
  publishedBy: string;
  steps: Step[];
  now: Date;
};

/** Publishes a ladder; false if one of that role begins at the same time. */
export async function insertLadder(tx: Tx, ladder: NewLadder): Promise<boolean> {
  const { id, role, version, validFrom, note, publishedBy, steps, now } = ladder;
  const kept = await tx
    .insertInto("tier_ladders")
    .values({ id, role, version, valid_from: validFrom, note, published_by: publishedBy, published_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!kept) return false;
  const tiers = steps.map(({ name, score, hotels, trainings, onTime }) => ({
    ...{ id: randomUUID(), ladder_id: id, tier_name: name, required_reputation_score: score },
    ...{ hotels_sold: hotels, valid_trainings: trainings, on_time_percent: onTime },
  }));
  await tx.insertInto("advisor_tiers").values(tiers).execute();
  return true;
}

/** What some people are called. */
export async function findNames(db: Db | Tx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("profiles").select(["id", "full_name"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, full_name: name }) => [id, name]));
}
