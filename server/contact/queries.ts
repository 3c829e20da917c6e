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
