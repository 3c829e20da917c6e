import { sql } from "kysely";
import type { Tx } from "#platform/database/database.ts";

type Places = { productId: string; places: number };

/** Takes places where that many are left; the row is held until the transaction ends, so that all take turns. */
export async function addPlaces(tx: Tx, { productId, places }: Places): Promise<boolean> {
  const row = await tx
    .updateTable("products")
    .set((eb) => ({ places_taken: eb("places_taken", "+", places) }))
    .where("id", "=", productId)
    .where(sql<boolean>`(capacity is null or places_taken + ${places} <= capacity)`)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives places back, never more than were taken. */
export async function dropPlaces(tx: Tx, { productId, places }: Places): Promise<void> {
  await tx
    .updateTable("products")
    .set({ places_taken: sql<number>`greatest(0, places_taken - ${places})` })
    .where("id", "=", productId)
    .execute();
}
