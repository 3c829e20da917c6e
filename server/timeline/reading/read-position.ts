import type { Position } from "#domain/timeline/timeline.ts";
import type { Db } from "#platform/database/database.ts";
import type { Reader } from "../reader.ts";
import { findPosition } from "./queries.ts";

/** How far a reader has read, on whichever of their devices; nothing before they came for the first time. */
export async function readPosition(db: Db, { id }: Reader): Promise<Position | null> {
  const found = await findPosition(db, id);
  return found ? { upTo: found.read_up_to.toISOString(), readAt: found.read_at.toISOString() } : null;
}
