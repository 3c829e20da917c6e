import type { Tx } from "#platform/database/database.ts";
import { givePlaces, takePlaces } from "../../products/places/places.ts";

type Taken = { product_id: string | null; places: number };

/** Takes the places that a request asks for, at its acceptance; false where they are no longer there. A stay takes none. */
export async function takeOffered(tx: Tx, { product_id: productId, places }: Taken): Promise<boolean> {
  return productId === null || places === 0 || takePlaces(tx, { productId, places });
}

/** Gives them back when what was agreed is cancelled. */
export async function giveBack(tx: Tx, { product_id: productId, places }: Taken): Promise<void> {
  if (productId !== null && places > 0) await givePlaces(tx, { productId, places });
}
