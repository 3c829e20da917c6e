import type { Insertable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Language } from "#domain/text.ts";
import type { Db, Tx } from "#platform/database/database.ts";

export async function insertLink(tx: Tx, row: Insertable<Tables["booking_links"]>): Promise<void> {
  await tx.insertInto("booking_links").values(row).execute();
}

/** The link with this secret, if it was not taken back. */
export function findLink(db: Db | Tx, tokenHash: string) {
  return db
    .selectFrom("booking_links")
    .select(["id", "booking_id", "name", "language", "expires_at", "used_at", "side"])
    .where("token_hash", "=", tokenHash)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
}
/** In which language the mail with this secret was written, also where it leads nowhere any more. */
export async function findLinkLanguage(db: Db, tokenHash: string): Promise<Language | null> {
  const row = await db
    .selectFrom("booking_links")
    .select("language")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return (row?.language as Language | undefined) ?? null;
}

export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>;

export async function markUsed(tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> {
  await tx.updateTable("booking_links").set({ used_at: now }).where("id", "=", id).execute();
}

/** Takes back every link to a desk that nobody used; a visitor keeps theirs. */
export async function revokeLinks(
  tx: Tx,
  { bookingId, now }: { bookingId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable("booking_links")
    .set({ revoked_at: now })
    .where("booking_id", "=", bookingId)
    .where("side", "=", "hotel")
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .execute();
}
