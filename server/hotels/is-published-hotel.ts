import type { Db, Tx } from "#platform/database/database.ts";
import { selectHotel } from "./queries.ts";

/** Whether the collection has a hotel under this name. */
export async function isPublishedHotel({ db }: { db: Db | Tx }, slug: string): Promise<boolean> {
  return (await selectHotel(db, slug)) !== undefined;
}
