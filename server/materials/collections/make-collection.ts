import { randomUUID } from "node:crypto";
import { MAX_COLLECTIONS, type NewCollection } from "#domain/materials/collections.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findSomeInKit } from "../kit/queries.ts";
import { addItems, countCollections, insertCollection, takeTurn } from "./queries.ts";

type Input = { userId: string; given: NewCollection; once: Once };

/** Keeps materials of the kit together under a name; a person has no two of one name. */
export async function makeCollection(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, given: { name, ids }, once }: Input,
): Promise<{ id: string }> {
  return runOnce(db, once, async (tx) => {
    const now = clock.now();
    const id = randomUUID();
    await takeTurn(tx, userId);
    if ((await countCollections(tx, userId)) >= MAX_COLLECTIONS) throw refuse("collection_full");
    if (!(await insertCollection(tx, { id, userId, name, now }))) throw refuse("collection_exists");
    const known = ids.length > 0 ? await findSomeInKit(tx, { userId, ids }) : [];
    await addItems(tx, { id, ids: known.map(({ materialId }) => materialId), now });
    return { id };
  });
}
