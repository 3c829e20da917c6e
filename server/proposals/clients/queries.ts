import { sql } from "kysely";
import type { Db, Tx } from "#platform/database/database.ts";

/** What a client wrote and did on the proposals of their journeys. */
export function findClientWords(db: Db, clientId: string) {
  return db
    .selectFrom("proposal_comments as c")
    .innerJoin("journeys as j", "j.id", "c.journey_id")
    .select(["j.title as journey", "c.name", "c.body", "c.at"])
    .where("j.client_id", "=", clientId)
    .where("c.author", "=", "client")
    .orderBy("c.seq")
    .execute();
}

export function findClientDeeds(db: Db, clientId: string) {
  return db
    .selectFrom("proposal_events as e")
    .innerJoin("journeys as j", "j.id", "e.journey_id")
    .select(["j.title as journey", "e.kind", "e.name", "e.reason", "e.at"])
    .where("j.client_id", "=", clientId)
    .orderBy("e.id")
    .execute();
}

/** Takes the links of a client's journeys back, and the name from what they wrote and did there. */
export async function forgetClientNames(
  tx: Tx,
  { clientId, now }: { clientId: string; now: Date },
): Promise<void> {
  const ofClient = sql<string>`(select id from journeys where client_id = ${clientId}::uuid)`;
  await tx
    .updateTable("proposal_links")
    .set(({ eb }) => ({ revoked_at: now, version: eb("version", "+", 1) }))
    .where("revoked_at", "is", null)
    .where("journey_id", "in", ofClient)
    .execute();
  await tx.updateTable("proposal_events").set({ name: null }).where("journey_id", "in", ofClient).execute();
  await tx
    .updateTable("proposal_comments")
    .set({ name: "" })
    .where("author", "=", "client")
    .where("journey_id", "in", ofClient)
    .execute();
}
