import type { Tx } from "#platform/database/database.ts";
import { addPlaces, dropPlaces } from "./queries.ts";

type Places = { productId: string; places: number };

/** Takes places of a product, however many ask at once; false where not that many are left. Held until the commit. */
export async function takePlaces(tx: Tx, wanted: Places): Promise<boolean> {
  return addPlaces(tx, wanted);
}

/** Gives places back that were taken. */
export async function givePlaces(tx: Tx, given: Places): Promise<void> {
  await dropPlaces(tx, given);
}
