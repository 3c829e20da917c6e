import { sql } from "kysely";
import { type LinkQuery, type LinkState, linkStates } from "#domain/materials/links.ts";
import type { Db } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

/** The links somebody sent to clients, with what they open. */
function selectLinks(db: Db, userId: string) {
  return db
    .selectFrom("material_links as l")
    .select(["l.id", "l.created_at", "l.expires_at", "l.ended_at", "l.openings"])
    .select([
      sql<string[]>`(select coalesce(array_agg(m.title order by m.title), '{}') from materials m
        where m.id = any (l.material_ids))`.as("titles"),
      sql<string[]>`(select coalesce(array_agg(distinct h.name order by h.name), '{}') from materials m
        join hotels h on h.id = m.hotel_id where m.id = any (l.material_ids))`.as("hotels"),
    ])
    .where("l.user_id", "=", userId)
    .where("l.kind", "=", "client");
}

const shapeAt = (now: Date): ListShape => ({
  key: { by: sql`l.id`, kind: "uuid" },
  sorts: {
    createdAt: { by: sql`l.created_at`, kind: "time" },
    expiresAt: { by: sql`l.expires_at`, kind: "time" },
    openings: { by: sql`l.openings`, kind: "integer" },
  },
  // A person's links are few and the kit is large: what each opens is looked at, by its id.
  search: (pattern) => sql<boolean>`exists (
    select from materials m where m.id = any (l.material_ids) and m.search like ${pattern})`,
  filters: { state: (state: LinkState) => isIn(state, now) },
  facets: { state: linkStates },
});

function isIn(state: LinkState, now: Date) {
  return state === "open"
    ? sql<boolean>`(l.ended_at is null and l.expires_at > ${now}::timestamptz)`
    : sql<boolean>`(l.ended_at is not null or l.expires_at <= ${now}::timestamptz)`;
}

type OfPerson<Query> = { userId: string; query: Query; now: Date };
export type LinkRow = Awaited<ReturnType<typeof findLinks>>["rows"][number];

/** The links of a person that a question leaves at a moment. */
export function findLinks(db: Db, { userId, query, now }: OfPerson<LinkQuery>) {
  return readList(db, selectLinks(db, userId), shapeAt(now), query);
}
