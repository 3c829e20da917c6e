import { MAX_IN_COLLECTION } from "#domain/materials/collections.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findSomeInKit } from "../kit/queries.ts";
import {
  addItems,
  countItems,
  dropItem,
  hasOtherNamed,
  holdCollection,
  renameCollection,
  takeTurn,
} from "./queries.ts";

type Own = { userId: string; id: string };
type Change = { name: string } | { add: string[] } | { drop: string };

/** Changes a collection of somebody's own: its name, or what is in it; another's answers as one that does not exist. */
export async function changeCollection(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, id, change }: Own & { change: Change },
): Promise<void> {
  await transact(db, async (tx) => {
    if ("name" in change) await takeTurn(tx, userId);
    if (!(await holdCollection(tx, { id, userId }))) throw refuse("not_found");
    if ("drop" in change) return dropItem(tx, { id, materialId: change.drop });
    if ("add" in change) return add(tx, { userId, id, ids: change.add, now: clock.now() });
    if (await hasOtherNamed(tx, { id, userId, name: change.name })) throw refuse("collection_exists");
    return renameCollection(tx, { id, name: change.name });
  });
}

async function add(tx: Tx, { userId, id, ids, now }: Own & { ids: string[]; now: Date }) {
  const known = await findSomeInKit(tx, { userId, ids });
  if (known.length === 0) throw refuse("not_found");
  await addItems(tx, { id, ids: known.map(({ materialId }) => materialId), now });
  if ((await countItems(tx, id)) > MAX_IN_COLLECTION) throw refuse("collection_full");
}
