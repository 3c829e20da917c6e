import { Upload } from "#domain/journeys/files.ts";
import type { Db } from "#platform/database/database.ts";
import { findShownUpload } from "./queries.ts";

/** An upload as something published shows it; null where it shows none of this id, whoever else may. */
export async function readShownUpload(
  db: Db,
  which: { snapshotId: string; uploadId: string },
): Promise<Upload | null> {
  const found = await findShownUpload(db, which);
  return found ? Upload.parse(found.content) : null;
}
