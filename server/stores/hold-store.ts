import { randomUUID } from "node:crypto";
import { suggestSlug } from "#domain/stores/slugs.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { isPublishedHotel } from "../hotels/is-published-hotel.ts";
import { refuse } from "../http/refuse.ts";
import { dropSlugs, findName, holdOwn, insertStore, type StoreRow, takeSlug } from "./queries.ts";

type Held = { ownerId: string; version: number };

/** A member's store held for a change, made with the first one; a stale version is refused with the one there now. */
export async function holdStore(
  tx: Tx,
  deps: Pick<Deps, "clock">,
  { ownerId, version }: Held,
): Promise<StoreRow> {
  let row = await holdOwn(tx, ownerId);
  if (!row) {
    await makeStore(tx, deps, ownerId);
    row = (await holdOwn(tx, ownerId))!;
  }
  if (row.version !== version) throw refuse("conflict", { current: { version: row.version } });
  return row;
}

/** Under the address that the person's name suggests, or the next that is free. */
async function makeStore(tx: Tx, { clock }: Pick<Deps, "clock">, ownerId: string): Promise<void> {
  const now = clock.now();
  const id = randomUUID();
  const name = await findName(tx, ownerId);
  for (let attempt = 1; ; attempt++) {
    const slug = suggestSlug(name, attempt);
    if (await isPublishedHotel({ db: tx }, slug)) continue;
    // Whoever asks for the same address waits here until this one is decided.
    if (!(await takeSlug(tx, { slug, storeId: id, now }))) continue;
    if (!(await insertStore(tx, { id, ownerId, slug, now }))) await dropSlugs(tx, id);
    return;
  }
}
