import { sql } from "kysely";
import type { Tx } from "#platform/database/database.ts";

/** By what a person is known in the words of others: their name and numbers, as they stand before they are forgotten. */
export async function findWordsOf(tx: Tx, id: string): Promise<string[]> {
  const row = await tx
    .selectFrom("profiles as p")
    .leftJoin("profile_details as d", "d.user_id", "p.id")
    .select(["p.full_name", "d.phone", "d.whatsapp"])
    .where("p.id", "=", id)
    .executeTakeFirst();
  return [row?.full_name, row?.phone, row?.whatsapp].flatMap((word) => word || []);
}

/** Takes a word out of the record of who did what, which goes on by numbers alone. */
export async function blankInAudit(tx: Tx, word: string): Promise<void> {
  await sql`
    update audit_log
    set before = replace(before::text, ${inJson(word)}, '…')::jsonb,
        after = replace(after::text, ${inJson(word)}, '…')::jsonb,
        reason = replace(reason, ${word}, '…')
    where strpos(before::text, ${inJson(word)}) > 0 or strpos(after::text, ${inJson(word)}) > 0
      or strpos(reason, ${word}) > 0`.execute(tx);
}

/** Takes a word out of what others were told. */
export async function blankInNotifications(tx: Tx, word: string): Promise<void> {
  await sql`
    update notifications set params = replace(params::text, ${inJson(word)}, '…')::jsonb
    where strpos(params::text, ${inJson(word)}) > 0`.execute(tx);
}

/** Forgets the answers that were kept for repeats: those given to the person, and those that name them. */
export async function deleteAnswers(tx: Tx, { id, words }: { id: string; words: string[] }): Promise<void> {
  await sql`delete from idempotency_keys where strpos(scope, ${id}) > 0`.execute(tx);
  for (const word of words)
    await sql`delete from idempotency_keys where strpos(response::text, ${inJson(word)}) > 0`.execute(tx);
}

/** A word as it stands inside a text of JSON. */
const inJson = (word: string) => JSON.stringify(word).slice(1, -1);
