import { sql } from "kysely";
import type { OverviewQuery } from "#domain/journeys/overview.ts";
import { journeyStates } from "#domain/journeys/states.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

const journeys: ListShape = {
  key: { by: sql`j.id`, kind: "uuid" },
  sorts: {
    updatedAt: { by: sql`j.updated_at`, kind: "time" },
    startsOn: { by: sql`j.starts_on::text`, kind: "text" },
  },
  // By whose they are alone: titles and clients are not for looking through.
  search: (pattern) => sql`fold_text(p.full_name) like ${pattern}`,
  filters: { state: (state: string) => sql`j.state = ${state}` },
  facets: { state: journeyStates },
};

/** The figures of everybody's journeys. */
export function findOverview(db: Db, query: OverviewQuery) {
  const base = db
    .selectFrom("journeys as j")
    .innerJoin("profiles as p", "p.id", "j.owner_id")
    .select([
      ...(["j.id", "p.full_name as owner_name", "j.state", "j.starts_on", "j.ends_on"] as const),
      ...(["j.currency", "j.worth", "j.updated_at"] as const),
      sql<number>`jsonb_array_length(j.head -> 'travellers')`.as("travellers"),
    ]);
  return readList(db, base, journeys, query);
}

/** Whose a journey is. */
export async function findOwner(tx: Tx, journeyId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("journeys")
    .select("owner_id")
    .where("id", "=", journeyId)
    .executeTakeFirst();
  return row?.owner_id;
}
