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
