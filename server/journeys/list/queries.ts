import { sql } from "kysely";
import type { JourneyQuery } from "#domain/journeys/journey-lists.ts";
import { journeyStates } from "#domain/journeys/states.ts";
import type { Db } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";
import { findsWords } from "#platform/database/list/search-words.ts";

function selectJourneys(db: Db, ownerId: string) {
  return db
    .selectFrom("journeys as j")
    .leftJoin("clients as c", "c.id", "j.client_id")
    .select([
      ...(["j.id", "j.title", "j.state", "j.starts_on", "j.ends_on", "j.currency", "j.worth"] as const),
      ...(["c.full_name as client_name", "j.updated_at"] as const),
      sql<number>`jsonb_array_length(j.head -> 'travellers')`.as("travellers"),
    ])
    .where("j.owner_id", "=", ownerId);
}

export type SummaryRow = Awaited<ReturnType<typeof findBoardCards>>[number];

const journeys: ListShape = {
  key: { by: sql`j.id`, kind: "uuid" },
  sorts: {
    updatedAt: { by: sql`j.updated_at`, kind: "time" },
    startsOn: { by: sql`j.starts_on::text`, kind: "text" },
    title: { by: sql`j.search`, kind: "text" },
  },
  search: (pattern) => sql`(j.search like ${pattern} or c.search like ${pattern})`,
  filters: {
    state: (state: string) => sql`j.state = ${state}`,
    from: (day: string) => sql`j.ends_on >= ${day}::date`,
    until: (day: string) => sql`j.starts_on <= ${day}::date`,
    month: (month: string) => {
      const first = sql`${`${month}-01`}::date`;
      return sql`(j.ends_on >= ${first} and j.starts_on < ${first} + interval '1 month')`;
    },
    client: (id: string) => sql`j.client_id = ${id}::uuid`,
  },
  facets: { state: journeyStates },
};

/** The journeys of one person that a question leaves. */
export function findJourneys(db: Db, ownerId: string, query: JourneyQuery) {
  return readList(db, selectJourneys(db, ownerId), journeys, query);
}

type Asked = { ownerId: string; q: string };

/** The latest cards of one column of a board. */
export function findBoardCards(
  db: Db,
  { ownerId, q, state, limit }: Asked & { state: string; limit: number },
) {
  return selectJourneys(db, ownerId)
    .where("j.state", "=", state)
    .where(findsWords(q, journeys.search!))
    .orderBy("j.updated_at", "desc")
    .orderBy("j.id")
    .limit(limit)
    .execute();
}

/** How many journeys each column of a board has. */
export function countStates(db: Db, { ownerId, q }: Asked) {
  return db
    .selectFrom("journeys as j")
    .leftJoin("clients as c", "c.id", "j.client_id")
    .select(["j.state", sql<number>`count(*)::int`.as("count")])
    .where("j.owner_id", "=", ownerId)
    .where(findsWords(q, journeys.search!))
    .groupBy("j.state")
    .execute();
}

/** Every journey of a person with its blocks, for their copy of their data. */
export function findOwnJourneys(db: Db, ownerId: string) {
  return db
    .selectFrom("journeys as j")
    .leftJoin("journey_blocks as b", "b.journey_id", "j.id")
    .select(["j.id", "j.state", "j.head", "j.created_at", "j.updated_at"])
    .select(sql<unknown>`coalesce(jsonb_agg(b.content) filter (where b.id is not null), '[]')`.as("blocks"))
    .where("j.owner_id", "=", ownerId)
    .groupBy("j.id")
    .orderBy("j.created_at")
    .execute();
}

/** The journeys of a person for one client, with who travels. */
export function findClientJourneys(db: Db, { clientId, ownerId }: { clientId: string; ownerId: string }) {
  return db
    .selectFrom("journeys as j")
    .select(["j.title", "j.state", "j.starts_on", "j.ends_on", "j.worth", "j.currency"])
    .select(sql<unknown>`j.head -> 'travellers'`.as("travellers"))
    .where("j.client_id", "=", clientId)
    .where("j.owner_id", "=", ownerId)
    .orderBy("j.starts_on")
    .execute();
}
