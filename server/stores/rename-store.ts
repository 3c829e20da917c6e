import { slugBlocker } from "#domain/stores/slugs.ts";
import type { OwnStore, StoreRename } from "#domain/stores/stores.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { isPublishedHotel } from "../hotels/is-published-hotel.ts";
import { refuse } from "../http/refuse.ts";
import { holdStore } from "./hold-store.ts";
import { takeSlug, updateSlug } from "./queries.ts";
import { readOwnStore } from "./read-own-store.ts";

type Input = { ownerId: string; rename: StoreRename; once: Once };

/** Gives a store another address; the one of before leads to it, and is nobody else's. */
export async function renameStore(deps: Deps, { ownerId, rename, once }: Input): Promise<OwnStore> {
  const { version, slug } = rename;
  const reserved = slugBlocker(slug);
  if (reserved) throw refuse(reserved, { fields: { slug: "invalid" } });
  await runOnce(deps.db, once, async (tx) => {
    const row = await holdStore(tx, deps, { ownerId, version });
    if (slug === row.slug) return null;
    const now = deps.clock.now();
    const isFree = !(await isPublishedHotel({ db: tx }, slug));
    if (!isFree || !(await takeSlug(tx, { slug, storeId: row.id, now }))) {
      throw refuse("slug_taken", { fields: { slug: "invalid" } });
    }
    await updateSlug(tx, { id: row.id, slug, now });
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: "store.renamed", subjectType: "store", subjectId: row.id, now },
      before: { slug: row.slug },
      after: { slug },
    });
    return null;
  });
  return readOwnStore(deps, ownerId);
}
