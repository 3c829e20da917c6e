import { placeSections } from "#domain/stores/sections.ts";
import type { OwnStore, StoreEdit } from "#domain/stores/stores.ts";
import { publishBlocker } from "#domain/stores/stores.ts";
import { accentBlocker } from "#domain/stores/themes.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { holdStore } from "./hold-store.ts";
import { updateDress } from "./queries.ts";
import { readOwnStore } from "./read-own-store.ts";

type Input = { ownerId: string; edit: StoreEdit; once: Once };

/** Dresses a member's store, made with the first edit; one that is shown keeps its sentence in both languages. */
export async function editStore(deps: Deps, { ownerId, edit, once }: Input): Promise<OwnStore> {
  const { version, ...given } = edit;
  const unreadable = accentBlocker(given);
  if (unreadable) throw refuse(unreadable, { fields: { accent: "invalid" } });
  await runOnce(deps.db, once, async (tx) => {
    const row = await holdStore(tx, deps, { ownerId, version });
    const missing = row.is_published ? publishBlocker(given) : null;
    if (missing) throw refuse(missing);
    const dress = {
      ...given,
      sections: placeSections(given.sections),
      shows: [...new Set(given.shows)],
    };
    await updateDress(tx, { id: row.id, dress, now: deps.clock.now() });
    return null;
  });
  return readOwnStore(deps, ownerId);
}
