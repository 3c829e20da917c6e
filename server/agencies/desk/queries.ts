import { sql } from "kysely";
import { type AgencyQuery, type AgencyState, agencyStates } from "#domain/agencies/agency-list.ts";
import type { Db } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

function selectAgencies(db: Db) {
  return db
    .selectFrom("agencies as a")
    .leftJoin("profiles as p", "p.id", "a.owner_id")
    .select(["a.id", "a.name", "a.city", "a.cnpj", "a.site", "a.created_at", "p.full_name as owner"])
    .select(sql<number>`(select count(*)::int from profile_details d where d.agency_id = a.id)`.as("people"));
}

export type AgencyRow = Awaited<ReturnType<typeof findAgencies>>["rows"][number];

const agencies: ListShape = {
  key: { by: sql`a.id`, kind: "uuid" },
  sorts: {
    name: { by: sql`a.search`, kind: "text" },
    createdAt: { by: sql`a.created_at`, kind: "time" },
  },
  search: (pattern) => sql`a.search like ${pattern}`,
  filters: {
    state: (state: AgencyState) =>
      state === "owned" ? sql`a.owner_id is not null` : sql`a.owner_id is null`,
  },
  facets: { state: agencyStates },
};

/** The agencies that a question leaves. */
export function findAgencies(db: Db, query: AgencyQuery) {
  return readList(db, selectAgencies(db), agencies, query);
}

/** Who works in an agency, its owner first; undefined where there is none. */
export async function findPeopleOf(db: Db, id: string) {
  const agency = await db
    .selectFrom("agencies")
    .select((eb) => [
      "owner_id",
      eb
        .selectFrom("agency_invites as i")
        .select(eb.fn.countAll<string>().as("count"))
        .whereRef("i.agency_id", "=", "agencies.id")
        .as("asked"),
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!agency) return undefined;
  const people = await db
    .selectFrom("profile_details as d")
    .innerJoin("profiles as p", "p.id", "d.user_id")
    .innerJoin("auth.users as u", "u.id", "p.id")
    .select(["p.id", "p.full_name as name", "u.email"])
    .where("d.agency_id", "=", id)
    .orderBy(sql`p.id is not distinct from ${agency.owner_id}::uuid`, "desc")
    .orderBy("p.full_name")
    .orderBy("p.id")
    .limit(200)
    .execute();
  return { ...agency, people };
}
