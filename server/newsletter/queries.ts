import type { Insertable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

type Request = {
  id: string;
  email: string;
  language: string;
  source: string;
  now: Date;
  mailedBefore: Date;
};

/** Keeps a request for the letter; undefined when this address was mailed a moment ago. */
export function upsertSubscriber(tx: Tx, { id, email, language, source, now, mailedBefore }: Request) {
  return tx
    .insertInto("newsletter_subscribers")
    .values({ id, email, language, source, mailed_at: now, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column("email")
        // Whoever types somebody else's address does not change the language of their letters.
        .doUpdateSet((eb) => ({
          mailed_at: now,
          language: eb
            .case()
            .when("newsletter_subscribers.confirmed_at", "is", null)
            .then(language)
            .else(eb.ref("newsletter_subscribers.language"))
            .end(),
        }))
        .where("newsletter_subscribers.mailed_at", "<=", mailedBefore),
    )
    .returning(["id", "language", "confirmed_at as confirmedAt", "unsubscribed_at as unsubscribedAt"])
    .executeTakeFirst();
}

export async function insertLink(tx: Tx, link: { tokenHash: string; subscriberId: string; now: Date }) {
  const { tokenHash, subscriberId, now } = link;
  await tx
    .insertInto("newsletter_links")
    .values({ token_hash: tokenHash, subscriber_id: subscriberId, created_at: now })
    .execute();
}

/** Whom a link was sent to, and when; the row stays locked until the transaction ends. */
export function selectByLink(tx: Tx, tokenHash: string) {
  return tx
    .selectFrom("newsletter_links")
    .innerJoin("newsletter_subscribers", "newsletter_subscribers.id", "newsletter_links.subscriber_id")
    .select([
      "newsletter_subscribers.id",
      "newsletter_links.created_at as sentAt",
      "confirmed_at as confirmedAt",
      "unsubscribed_at as unsubscribedAt",
    ])
    .where("token_hash", "=", tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

export async function setConfirmed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("newsletter_subscribers")
    .set((eb) => ({
      ...{ confirmed_at: now, unsubscribed_at: null, removed_by: null, removed_reason: null },
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

export async function setUnsubscribed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("newsletter_subscribers")
    .set((eb) => ({ unsubscribed_at: now, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("unsubscribed_at", "is", null)
    .execute();
}

export async function deleteUnconfirmed(db: Db, askedBefore: Date): Promise<void> {
  await db
    .deleteFrom("newsletter_subscribers")
    .where("confirmed_at", "is", null)
    .where("created_at", "<", askedBefore)
    .execute();
}

/** What is kept of one address. */
export function findSubscriberOf(db: Db | Tx, email: string) {
  return db
    .selectFrom("newsletter_subscribers")
    .select([
      "email",
      "language",
      "source",
      "confirmed_at",
      "unsubscribed_at",
      "removed_reason",
      "created_at",
    ])
    .where("email", "=", email)
    .executeTakeFirst();
}

export async function deleteSubscriberOf(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("newsletter_subscribers").where("email", "=", email).execute();
}

/** Keeps readers whose address is not on the list yet. */
export async function insertReaders(
  db: Db,
  readers: Insertable<Tables["newsletter_subscribers"]>[],
): Promise<void> {
  await db
    .insertInto("newsletter_subscribers")
    .values(readers)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
}
