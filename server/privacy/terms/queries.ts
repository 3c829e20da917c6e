import { type Insertable, type RawBuilder, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import { type Role, roles } from "#domain/accounts/roles.ts";
import { type TermsQuery, type TermsState, termsStates } from "#domain/privacy/terms.ts";
import { TERMS_VERSION } from "#domain/privacy/terms-version.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

type Acceptance = Insertable<Tables["accepted_terms"]>;

/** Keeps that somebody accepted; the first time counts. */
export async function insertAcceptances(db: Db | Tx, rows: Acceptance[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("accepted_terms")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["user_id", "version"]).doNothing())
    .execute();
}

/** What one person accepted, the latest version first. */
export function findAcceptancesOf(db: Db | Tx, userId: string) {
  return db
    .selectFrom("accepted_terms")
    .select([sql<string>`version::text`.as("version"), "way", "accepted_at"])
    .where("user_id", "=", userId)
    .orderBy("version", "desc")
    .execute();
}

/** Every acceptance, and everybody without one once. */
function selectTerms(db: Db | Tx) {
  return db
    .selectFrom("profiles as p")
    .innerJoin("auth.users as u", "u.id", "p.id")
    .leftJoin("user_roles as r", "r.user_id", "p.id")
    .leftJoin("accepted_terms as a", "a.user_id", "p.id")
    .select([sql<string>`coalesce(a.id, p.id)`.as("id"), "p.id as person_id", "p.full_name", "u.email"])
    .select(["r.role", sql<string | null>`a.version::text`.as("version"), "a.way", "a.accepted_at"])
    .where("u.deleted_at", "is", null)
    .where("p.status", "=", "active");
}

export type TermsRow = Awaited<ReturnType<typeof findTerms>>["rows"][number];

const isIn: Record<TermsState, RawBuilder<boolean>> = {
  current: sql<boolean>`a.version = ${TERMS_VERSION}::date`,
  earlier: sql<boolean>`a.version <> ${TERMS_VERSION}::date`,
  missing: sql<boolean>`not exists (
    select 1 from accepted_terms c where c.user_id = p.id and c.version = ${TERMS_VERSION}::date)`,
};

const terms: ListShape = {
  key: { by: sql`coalesce(a.id, p.id)`, kind: "uuid" },
  sorts: {
    fullName: { by: sql`p.search`, kind: "text" },
    acceptedAt: { by: sql`coalesce(a.accepted_at, to_timestamp(0))`, kind: "time" },
  },
  search: (pattern) => sql`p.id in (select id from listed_people where words like ${pattern})`,
  filters: {
    state: (state: TermsState) => isIn[state],
    role: (role: Role) => sql`r.role = ${role}`,
  },
  facets: { state: termsStates, role: roles },
};

/** The acceptances that a question leaves. */
export function findTerms(db: Db, query: TermsQuery) {
  return readList(db, selectTerms(db), terms, query);
}
