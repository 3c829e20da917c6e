import { type Insertable, sql, type Updateable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { type Interest, interests } from "#domain/contact/contact.ts";
import type { InboxQuery } from "#domain/contact/inbox.ts";
import { type MessageStatus, messageStatuses } from "#domain/contact/message-states.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

function selectMessages(db: Db | Tx) {
  return db
    .selectFrom("contact_messages as c")
    .leftJoin("profiles as o", "o.id", "c.owner_id")
    .select(["c.id", "c.reference", "c.name", "c.email", "c.interest", "c.subject", "c.message"])
    .select(["c.language", "c.status", "c.source", "c.owner_id", "o.full_name as owner_name"])
    .select(["c.created_at", "c.answered_at", "c.version"])
    .select(
      sql<string | null>`(select p.full_name from link_leads l join short_links k on k.id = l.link_id
        join profiles p on p.id = k.user_id where l.message_id = c.id limit 1)`.as("member"),
    );
}

export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

/** What the figures of a way count: messages since a moment that are no spam. */
const isLead = (since: Date) => sql<boolean>`(c.created_at >= ${since} and c.status <> 'spam')`;

const shapeOf = (since: Date): ListShape => ({
  key: { by: sql`c.id`, kind: "uuid" },
  sorts: { createdAt: { by: sql`c.created_at`, kind: "time" } },
  search: (pattern) => sql`c.search like ${pattern}`,
  filters: {
    status: (status: MessageStatus) => sql`c.status = ${status}`,
    interest: (interest: Interest) => sql`c.interest = ${interest}`,
    lead: (source: string) => sql`(c.source = ${source} and ${isLead(since)})`,
  },
  facets: { status: messageStatuses, interest: interests },
});

/** The messages that a question leaves; leads are those since a moment. */
export function findMessages(db: Db, query: InboxQuery, since: Date) {
  return readList(db, selectMessages(db), shapeOf(since), query);
}

export function findMessage(db: Db | Tx, id: string) {
  return selectMessages(db).where("c.id", "=", id).executeTakeFirst();
}

/** Some messages by their ids. */
export function findMessagesById(db: Db, ids: string[]) {
  return selectMessages(db).where("c.id", "in", ids).execute();
}

/** Holds a message until the transaction ends; undefined if there is none. */
export async function lockMessage(tx: Tx, id: string): Promise<MessageRow | undefined> {
  await tx.selectFrom("contact_messages").select("id").where("id", "=", id).forUpdate().execute();
  return findMessage(tx, id);
}

export async function updateMessage(
  tx: Tx,
  { id, changes }: { id: string; changes: Updateable<Tables["contact_messages"]> },
): Promise<void> {
  await tx
    .updateTable("contact_messages")
    .set((eb) => ({ ...changes, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function insertStep(tx: Tx, step: Insertable<Tables["contact_steps"]>): Promise<void> {
  await tx.insertInto("contact_steps").values(step).execute();
}

/** What was done with a message, the latest first. */
export function findSteps(db: Db | Tx, messageId: string) {
  return db
    .selectFrom("contact_steps as s")
    .leftJoin("profiles as p", "p.id", "s.author_id")
    .select(["s.seq", "s.kind", "s.text", "s.at", "p.full_name as by"])
    .where("s.message_id", "=", messageId)
    .orderBy("s.seq", "desc")
    .execute();
}

/** How many came by each way since a moment who were not members. */
export async function countLeads(db: Db, since: Date): Promise<{ source: string; count: number }[]> {
  const { rows } = await sql<{ source: string; count: number }>`
    select c.source, count(*)::int as count from contact_messages c where ${isLead(since)} group by 1
    union all select 'diagnostic', count(*)::int from diagnostics where user_id is null and started_at >= ${since}
    union all select 'store', count(*)::int from store_leads where at >= ${since}
    union all select 'newsletter', count(*)::int from newsletter_subscribers where confirmed_at >= ${since}`.execute(
    db,
  );
  return rows;
}
