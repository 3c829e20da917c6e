import { type OwnStore, publishBlocker, type StorePublication } from "#domain/stores/stores.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { holdStore } from "./hold-store.ts";
import { updatePublication } from "./queries.ts";
import { readOwnStore } from "./read-own-store.ts";
import { toDress } from "./to-store.ts";

type Input = { ownerId: string; publication: StorePublication; once: Once };

/** Shows a store to everybody, or to nobody until it is shown again. */
export async function publishStore(deps: Deps, { ownerId, publication, once }: Input): Promise<OwnStore> {
  const { version, isPublished } = publication;
  await runOnce(deps.db, once, async (tx) => {
    const row = await holdStore(tx, deps, { ownerId, version });
    const missing = isPublished ? publishBlocker(toDress(row)) : null;
    if (missing) throw refuse(missing);
    if (isPublished === row.is_published) return null;
    const now = deps.clock.now();
    await updatePublication(tx, { id: row.id, isPublished, now });
    await writeAudit(tx, {
      ...{ actorId: ownerId, subjectType: "store", subjectId: row.id, now },
      action: `store.${isPublished ? "published" : "withdrawn"}`,
    });
    return null;
  });
  return readOwnStore(deps, ownerId);
}
