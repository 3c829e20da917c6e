import type { Insertable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Choice } from "#domain/notifications/preferences.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { portionsOf } from "#platform/database/rows-at-once.ts";

/** Keeps what several people are told, in the order given. */
export async function insertNotifications(
  tx: Tx,
  rows: Insertable<Tables["notifications"]>[],
): Promise<void> {
  for (const some of portionsOf(rows)) await tx.insertInto("notifications").values(some).execute();
}

/** Deletes so many of the oldest that were told before a moment; gives how many there were. */
export async function deleteNotifications(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const oldest = db
    .selectFrom("notifications")
    .select("id")
    .where("created_at", "<", before)
    .orderBy("created_at")
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom("notifications")
    .where("id", "in", oldest)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The newest notifications of one person. */
export async function findNotifications(db: Db | Tx, { userId, limit }: { userId: string; limit: number }) {
  return db
    .selectFrom("notifications")
    .select(["id", "kind", "params", "link", "created_at", "read_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function countUnread(db: Db | Tx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("notifications")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Settling = { kind: string; link: string; now: Date };

/** Marks what several people were asked as read for all of them; gives whose it was. */
export async function updateSettled(tx: Tx, { kind, link, now }: Settling): Promise<string[]> {
  const rows = await tx
    .updateTable("notifications")
    .set({ read_at: now })
    .where("link", "=", link)
    .where("kind", "=", kind)
    .where("read_at", "is", null)
    .returning("user_id")
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}

type Reading = { userId: string; ids: string[] | "all"; now: Date };

/** Marks a person's own notifications as read; somebody else's are not touched. Gives how many were new. */
export async function updateRead(db: Db | Tx, { userId, ids, now }: Reading): Promise<number> {
  let query = db
    .updateTable("notifications")
    .set({ read_at: now })
    .where("user_id", "=", userId)
    .where("read_at", "is", null);
  if (ids !== "all") query = query.where("id", "in", ids);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Which switches a person has turned. */
export async function findTurned(db: Db | Tx, userId: string): Promise<Choice[]> {
  return (await findTurnedBy(db, [userId])).map(({ kind, channel, isOn }) => ({ kind, channel, isOn }));
}

/** Which switches these people have turned. */
export async function findTurnedBy(db: Db | Tx, userIds: string[]): Promise<(Choice & { userId: string })[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom("notification_preferences")
    .select(["user_id as userId", "kind", "channel", "is_on as isOn"])
    .where("user_id", "in", userIds)
    .execute();
  return rows as (Choice & { userId: string })[];
}

export async function upsertChoice(
  db: Db | Tx,
  { userId, choice }: { userId: string; choice: Choice },
): Promise<void> {
  const { kind, channel, isOn } = choice;
  await db
    .insertInto("notification_preferences")
    .values({ user_id: userId, kind, channel, is_on: isOn })
    .onConflict((conflict) => conflict.columns(["user_id", "kind", "channel"]).doUpdateSet({ is_on: isOn }))
    .execute();
}

/** Where people's mail goes, and in which language. */
export async function findAddresses(db: Db | Tx, userIds: string[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom("profiles as p")
    .innerJoin("auth.users as u", "u.id", "p.id")
    .select(["p.id as userId", "u.email", "p.preferred_language as language"])
    .where("p.id", "in", userIds)
    .execute();
}

/** Everything one person was ever asked, the newest first. */
export function findAllOf(db: Db | Tx, userId: string) {
  return db
    .selectFrom("notifications")
    .select(["kind", "params", "link", "created_at", "read_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .execute();
}

type Asked = { kind: string; channel: string; roles: readonly string[] };

/** Active people who turned a switch on, with where their mail goes. */
export function findTurnedOn(db: Db, { kind, channel, roles }: Asked) {
  return db
    .selectFrom("notification_preferences as n")
    .innerJoin("profiles as p", "p.id", "n.user_id")
    .innerJoin("user_roles as r", "r.user_id", "p.id")
    .innerJoin("auth.users as u", "u.id", "p.id")
    .select(["p.id as userId", "u.email", "p.preferred_language as language", "r.role"])
    .where("n.kind", "=", kind)
    .where("n.channel", "=", channel)
    .where("n.is_on", "=", true)
    .where("p.status", "=", "active")
    .where("r.role", "in", [...roles])
    .orderBy("p.id")
    .execute();
}
