import { type LibraryItem, SavedBlock } from "#domain/journeys/library.ts";
import type { Db } from "#platform/database/database.ts";
import { refuse } from "../../http/refuse.ts";
import { findLibrary, findLibraryContent } from "./queries.ts";

/** What a person keeps to use again, by name. */
export async function listLibrary(db: Db, ownerId: string): Promise<LibraryItem[]> {
  const rows = await findLibrary(db, ownerId);
  return rows.map(({ id, kind, name, block_kind: blockKind, days, currency }) => ({
    ...{ id, kind: kind as LibraryItem["kind"], name, blockKind, days, currency },
  }));
}

/** One saved block of a person's own. */
export async function readSavedBlock(db: Db, which: { id: string; ownerId: string }): Promise<SavedBlock> {
  const content = await findLibraryContent(db, { ...which, kind: "block" });
  if (!content) throw refuse("not_found");
  return SavedBlock.parse(content);
}
