import { type Insertable, sql, type Updateable } from "kysely";
import { type InJson, timesReviver } from "#auth/json-rows.ts";
import type { AuthUsersRow } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Factor, FullUser, Identity, Metadata, UserRow } from "./user-object.ts";

export type FullUserJson = { account: InJson<UserRow>; identities: Identity[]; factors: Factor[] };

const reviveAccount = timesReviver<UserRow>({
  email_confirmed_at: true,
  phone_confirmed_at: true,
  confirmation_sent_at: true,
  recovery_sent_at: true,
  invited_at: true,
  email_change_sent_at: true,
  phone_change_sent_at: true,
  reauthentication_sent_at: true,
  last_sign_in_at: true,
  banned_until: true,
  deleted_at: true,
  created_at: true,
  updated_at: true,
});

/** The account out of what `auth.full_user` gives. */
export function reviveUser({ account, identities, factors }: FullUserJson): FullUser {
  return { ...reviveAccount(account), identities, factors };
}

function selectFullUsers(db: Db | Tx) {
  return db.selectFrom("auth.users as u").select(sql<FullUserJson>`auth.full_user(u)`.as("user"));
}

export async function findUser(db: Db | Tx, id: string): Promise<FullUser | undefined> {
  const found = await selectFullUsers(db).where("u.id", "=", id).executeTakeFirst();
  return found && reviveUser(found.user);
}

export async function findUserByEmail(db: Db | Tx, email: string): Promise<FullUser | undefined> {
  const { rows } = await sql<{ user: FullUserJson | null }>`
    select auth.find_account(${email}) as "user"`.execute(db);
  return rows[0]?.user ? reviveUser(rows[0].user) : undefined;
}

/** Nothing also where there is no account or it has no password. */
export async function findPasswordHash(db: Db | Tx, email: string): Promise<string | null> {
  const found = await db
    .selectFrom("auth.users")
    .select("password_hash as passwordHash")
    .where("email", "=", email)
    .executeTakeFirst();
  return found?.passwordHash ?? null;
}

/** Holds the account until the transaction ends, so that two changes of one account come one after the other. */
export function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  return tx.selectFrom("auth.users").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** False when the address or number is taken. */
export async function insertUser(tx: Tx, user: Insertable<AuthUsersRow>): Promise<boolean> {
  const inserted = await tx
    .insertInto("auth.users")
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateUser(
  tx: Tx,
  { id, changes, now }: { id: string; changes: Updateable<AuthUsersRow>; now: Date },
): Promise<void> {
  await tx
    .updateTable("auth.users")
    .set({ ...changes, updated_at: now })
    .where("id", "=", id)
    .execute();
}

export async function isEmailTaken(db: Db | Tx, email: string): Promise<boolean> {
  const row = await db.selectFrom("auth.users").select("id").where("email", "=", email).executeTakeFirst();
  return row !== undefined;
}

/** Makes or refreshes the identity of an account's own e-mail or phone. */
export async function putOwnIdentity(
  tx: Tx,
  input: { userId: string; provider: "email" | "phone"; data: Metadata; email: string | null; now: Date },
): Promise<void> {
  const { userId, provider, data, email, now } = input;
  const identity_data = JSON.stringify({ sub: userId, ...data });
  await tx
    .insertInto("auth.identities")
    .values({
      id: crypto.randomUUID(),
      user_id: userId,
      provider,
      provider_id: userId,
      identity_data,
      email,
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["provider", "provider_id"]).doUpdateSet({ identity_data, email, updated_at: now }),
    )
    .execute();
}

export async function deleteUserRow(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("auth.users").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Leaves nothing of an account but its id: no address, no words, no way in. */
export async function forgetUser(tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> {
  for (const table of [
    "auth.sessions",
    "auth.one_time_tokens",
    "auth.identities",
    "auth.mfa_factors",
  ] as const) {
    await tx.deleteFrom(table).where("user_id", "=", id).execute();
  }
  await updateUser(tx, {
    id,
    changes: {
      email: null,
      phone: null,
      new_email: null,
      new_phone: null,
      password_hash: null,
      user_metadata: "{}",
      app_metadata: "{}",
      deleted_at: now,
    },
    now,
  });
}

type Page = { offset: number; limit: number; filter: string | undefined };

/** A page of accounts, the newest first. */
export async function listUsers(db: Db, { offset, limit, filter }: Page): Promise<FullUser[]> {
  const found = await selectFullUsers(db)
    .where(matches(filter))
    .orderBy("u.created_at", "desc")
    .orderBy("u.id")
    .limit(limit)
    .offset(offset)
    .execute();
  return found.map(({ user }) => reviveUser(user));
}

export async function countUsers(db: Db, filter: string | undefined): Promise<number> {
  const { total } = await db
    .selectFrom("auth.users as u")
    .select(sql<number>`count(*)::int`.as("total"))
    .where(matches(filter))
    .executeTakeFirstOrThrow();
  return total;
}

function matches(filter: string | undefined) {
  if (!filter) return sql<boolean>`true`;
  const pattern = `%${filter.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`(u.email ilike ${pattern} or u.user_metadata ->> 'full_name' ilike ${pattern})`;
}
