import { sql } from "kysely";
import { type Role, roles } from "#domain/accounts/roles.ts";
import { type AccountStatus, statuses } from "#domain/accounts/status.ts";
import type { PersonQuery } from "#domain/people/people.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

/** Everything an administrator is shown of people; the address is the auth server's and only read here. */
function selectPeople(db: Db | Tx) {
  return db
    .selectFrom("listed_people as l")
    .innerJoin("profiles as p", "p.id", "l.id")
    .innerJoin("auth.users as u", "u.id", "l.id")
    .leftJoin("user_roles as r", "r.user_id", "p.id")
    .leftJoin("invites as i", "i.user_id", "p.id")
    .leftJoin("profiles as host", "host.id", "i.invited_by")
    .leftJoin("admin_grants as g", (join) =>
      join.onRef("g.user_id", "=", "p.id").on("g.decided_at", "is", null),
    )
    .leftJoin("profiles as proposer", "proposer.id", "g.proposed_by")
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
      "g.id as grant_id",
      "g.proposed_by",
      "g.reason as grant_reason",
      "g.proposed_at",
      "proposer.full_name as proposer_name",
    ]);
}

export type PersonRow = Awaited<ReturnType<typeof findPeople>>["rows"][number];

const people: ListShape = {
  key: { by: sql`l.id`, kind: "uuid" },
  sorts: {
    createdAt: { by: sql`l.created_at`, kind: "time" },
    updatedAt: { by: sql`l.updated_at`, kind: "time" },
    fullName: { by: sql`l.name_key`, kind: "text" },
  },
  search: (pattern) => sql`l.words like ${pattern}`,
  filters: {
    status: (status: AccountStatus) => sql`l.status = ${status}`,
    role: (role: Role) => sql`l.role = ${role}`,
    grant: () => sql`exists (select from admin_grants where user_id = l.id and decided_at is null)`,
  },
  facets: { status: statuses, role: roles },
};

/** The people that a question leaves; counted with no more than its filters need. */
export function findPeople(db: Db, query: PersonQuery) {
  return readList(db, selectPeople(db), people, query, db.selectFrom("listed_people as l"));
}

export function findPerson(db: Db | Tx, id: string): Promise<PersonRow | undefined> {
  return selectPeople(db).where("p.id", "=", id).executeTakeFirst();
}

/** Some people by their ids. */
export function findPeopleOf(db: Db, ids: string[]): Promise<PersonRow[]> {
  return selectPeople(db).where("p.id", "in", ids).execute();
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
