import { sql } from "kysely";
import type { Db, Tx } from "#platform/database/database.ts";

export type NewMessage = {
  id: string;
  reference: string;
  name: string;
  email: string;
  interest: string;
  subject: string;
  message: string;
  language: string;
  created_at: Date;
  status?: string;
  source?: string;
  answered_at?: Date | null;
};

/** Keeps a message; false when its reference is already another's. */
export async function insertMessage(db: Db | Tx, message: NewMessage): Promise<boolean> {
  const row = await db
    .insertInto("contact_messages")
    .values(message)
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The messages that came from one address, the newest first. */
export function findMessagesOf(db: Db | Tx, email: string) {
  return db
    .selectFrom("contact_messages")
    .select(["reference", "name", "email", "interest", "subject", "message", "created_at as at"])
    .where("email", "=", email)
    .orderBy("created_at", "desc")
    .execute();
}

export async function deleteMessagesOf(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("contact_messages").where("email", "=", email).execute();
}

/** How many messages since a moment speak of something by its name. */
export async function countMessagesAbout(
  db: Db,
  { words, since }: { words: string; since: Date },
): Promise<number> {
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const row = await db
    .selectFrom("contact_messages")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("created_at", ">=", since)
    .where((eb) => eb.or([eb("subject", "ilike", pattern), eb("message", "ilike", pattern)]))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** When messages that speak of something came, from one day of the house's to another, and what they were about. */
export function findMessagesAbout(
  db: Db,
  { words, from, until }: { words: string; from: string; until: string },
) {
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  return db
    .selectFrom("contact_messages")
    .select(["interest", "created_at as at"])
    .where("created_at", ">=", houseMidnight(from, 0))
    .where("created_at", "<", houseMidnight(until, 1))
    .where((eb) => eb.or([eb("subject", "ilike", pattern), eb("message", "ilike", pattern)]))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** The beginning of a day of the house's, or of the one so many days later. */
const houseMidnight = (day: string, daysLater: number) =>
  sql<Date>`((${day}::date + ${daysLater}::int)::timestamp at time zone 'America/Sao_Paulo')`;
