import { SnapshotHotel } from "#domain/journeys/snapshot.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { findStayHotels } from "./queries.ts";

/** Hotels as a journey shows them, by id, and which of them are in the collection today. */
export async function readStayHotels(db: Db | Tx, ids: Iterable<string>) {
  const wanted = [...new Set(ids)];
  const rows = wanted.length > 0 ? await findStayHotels(db, wanted) : [];
  const hotels = new Map<string, SnapshotHotel>();
  for (const { location, ...row } of rows) {
    const { coordinates = null } = (location ?? {}) as { coordinates?: unknown };
    hotels.set(row.id, SnapshotHotel.parse({ ...row, coordinates }));
  }
  return { hotels, published: new Set(rows.filter((row) => row.isPublished).map(({ id }) => id)) };
}
