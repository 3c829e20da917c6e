import { sql } from "kysely";
import type { Role } from "#domain/accounts/roles.ts";
import { type AccountStatus, statuses } from "#domain/accounts/status.ts";
import { PAGE_SIZE } from "#domain/paging.ts";
import { foldText } from "#domain/search.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** Everything an administrator is shown of people; the address is the auth server's and only read here. */
function selectPeople(db: Db | Tx) {
  return db
    .selectFrom("profiles as p")
    .innerJoin("auth.users as u", "u.id", "p.id")
    .leftJoin("user_roles as r", "r.user_id", "p.id")
    .leftJoin("invites as i", "i.user_id", "p.id")
    .leftJoin("profiles as host", "host.id", "i.invited_by")
    .select([
      "p.id",
      "p.full_name",
      "p.status",
      "p.status_reason",
      "p.selected_role",
      "p.preferred_language",
      "p.version",
      "p.created_at",
      "p.updated_at",
      "u.email",
      "u.email_confirmed_at",
      "r.role",
      "host.full_name as invited_by",
    ])
    .where("u.deleted_at", "is", null);
}

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

type Search = { q: string; role: Role | undefined };

/** One page of people of a status: who waits, the longest first; of the others, the latest decision first. */
export function findPeople(
  db: Db,
  { status, page, ...search }: Search & { status: AccountStatus; page: number },
) {
  return selectPeople(db)
    .where("p.status", "=", status)
    .where(matches(search))
    .orderBy(status === "pending" ? "p.created_at" : "p.updated_at", status === "pending" ? "asc" : "desc")
    .orderBy("p.id")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
}

export function findPerson(db: Db | Tx, id: string): Promise<PersonRow | undefined> {
  return selectPeople(db).where("p.id", "=", id).executeTakeFirst();
}

/** How many people of each status a search finds. */
export async function countPeople(db: Db, search: Search): Promise<Record<AccountStatus, number>> {
  const rows = await db
    .selectFrom("profiles as p")
    .innerJoin("auth.users as u", "u.id", "p.id")
    .leftJoin("user_roles as r", "r.user_id", "p.id")
    .select(["p.status", sql<number>`count(*)::int`.as("count")])
    .where("u.deleted_at", "is", null)
    .where(matches(search))
    .groupBy("p.status")
    .execute();
  const found = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(statuses.map((status) => [status, found.get(status) ?? 0])) as Record<
    AccountStatus,
    number
  >;
}

/** Holds the profiles until the transaction ends, always in the same order, so that two decisions take turns. */
export function lockProfiles(tx: Tx, ids: string[]) {
  return tx
    .selectFrom("profiles")
    .select(["id", "status", "version"])
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Who decides about people. */
export function findAdministrators(db: Db | Tx): Promise<{ id: string }[]> {
  return db
    .selectFrom("user_roles as r")
    .innerJoin("profiles as p", "p.id", "r.user_id")
    .select("p.id")
    .where("r.role", "=", "admin")
    .where("p.status", "=", "active")
    .orderBy("p.id")
    .execute();
}

const ACCENTED = "áàâãäéèêëíìîïóòôõöúùûüçñ";

/** Every word somewhere in the name or the address, whatever the accents and case. */
function matches({ q, role }: Search) {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  const text = sql`translate(lower(p.full_name || ' ' || coalesce(u.email, '')), ${ACCENTED}, ${foldText(ACCENTED)})`;
  const conditions = words.map((word) => sql`${text} like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`);
  if (role) conditions.push(sql`coalesce(r.role, p.selected_role) = ${role}`);
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`;
}
