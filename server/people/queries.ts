import { sql } from "kysely";
import { type Role, roles } from "#domain/accounts/roles.ts";
import { type AccountStatus, statuses } from "#domain/accounts/status.ts";
import type { PersonExport, PersonQuery } from "#domain/people/people.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readAllRows, readList } from "#platform/database/list/read-list.ts";

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

export type PersonRow = Awaited<ReturnType<typeof findPeople>>["rows"][number];

const people: ListShape = {
  key: { by: sql`p.id`, kind: "uuid" },
  sorts: {
    createdAt: { by: sql`p.created_at`, kind: "time" },
    updatedAt: { by: sql`p.updated_at`, kind: "time" },
    fullName: { by: sql`p.search`, kind: "text" },
  },
  // Name and address have an index each, which one condition over both could not use.
  search: (pattern) => sql`p.id in (
    select id from profiles where search like ${pattern}
    union all select id from auth.users where email like ${pattern})`,
  filters: {
    status: (status: AccountStatus) => sql`p.status = ${status}`,
    role: (role: Role) => sql`coalesce(r.role, p.selected_role) = ${role}`,
  },
  facets: { status: statuses, role: roles },
};

/** The people that a question leaves. */
export function findPeople(db: Db, query: PersonQuery) {
  return readList(db, selectPeople(db), people, query);
}

/** All of them, for a file. */
export function findAllPeople(db: Db, query: PersonExport): AsyncGenerator<PersonRow[]> {
  return readAllRows(selectPeople(db), people, query);
}

export function findPerson(db: Db | Tx, id: string): Promise<PersonRow | undefined> {
  return selectPeople(db).where("p.id", "=", id).executeTakeFirst();
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
