import type { Figures } from "#domain/insights/figures.ts";
import type { Db } from "#platform/database/database.ts";
import { findEnds } from "./queries.ts";

/** Which of some hotels have no terms after a day that is still ahead. */
export async function readContractEnds(
  db: Db,
  { hotelIds, today }: { hotelIds: readonly string[]; today: string },
): Promise<Figures["contracts"]> {
  return hotelIds.length === 0 ? [] : findEnds(db, { hotelIds, today });
}
