import { sql } from "kysely";
import type { DeskUpdateQuery, UpdateDraft, UpdateState } from "#domain/updates/update-desk.ts";
import { updateStates } from "#domain/updates/update-desk.ts";
import type { Audience } from "#domain/updates/updates.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

function selectUpdates(db: Db | Tx) {
  return db.selectFrom("system_updates as u").selectAll("u");
}
export type UpdateRow = NonNullable<Awaited<ReturnType<typeof findUpdate>>>;

const inState: Record<UpdateState, ReturnType<typeof sql<boolean>>> = {
  published: sql<boolean>`u.is_published`,
  scheduled: sql<boolean>`(not u.is_published and u.publish_at is not null)`,
  draft: sql<boolean>`(not u.is_published and u.publish_at is null)`,
};

const shape: ListShape = {
  key: { by: sql`u.id`, kind: "uuid" },
  sorts: { updatedAt: { by: sql`u.updated_at`, kind: "time" } },
  search: (pattern) => sql`fold_text(u.title || ' ' || coalesce(u.title_en, '')) like ${pattern}`,
  filters: {
    state: (state: UpdateState) => inState[state],
    audience: (audience: Audience) => sql`u.target_audience = ${audience}`,
  },
  facets: { state: updateStates },
};

/** The news that a question leaves. */
export function findDesk(db: Db, query: DeskUpdateQuery) {
  return readList(db, selectUpdates(db), shape, query);
}

export function findUpdate(db: Db | Tx, id: string) {
  return selectUpdates(db).where("u.id", "=", id).executeTakeFirst();
}

/** Holds one piece of news until the transaction ends. */
export function lockUpdate(tx: Tx, id: string) {
  return selectUpdates(tx).where("u.id", "=", id).forUpdate().executeTakeFirst();
}

/** News as its row has it; what is published keeps the instant it first was. */
export function columnsOf(draft: UpdateDraft, { now, since }: { now: Date; since: Date | null }) {
  const isPublished = draft.state === "published";
  return {
    title: draft.title,
    description: draft.description,
    title_en: draft.english.title,
    description_en: draft.english.description,
    version: draft.release,
    update_type: draft.updateType,
    target_audience: draft.targetAudience,
    is_published: isPublished,
    published_at: isPublished ? (since ?? now) : null,
    publish_at: draft.state === "scheduled" && draft.publishAt ? new Date(draft.publishAt) : null,
    updated_at: now,
  };
}
type Columns = ReturnType<typeof columnsOf>;

export async function insertDraft(tx: Tx, row: Columns & { id: string }): Promise<void> {
  await tx.insertInto("system_updates").values(row).execute();
}

export async function updateNews(tx: Tx, { id, columns }: { id: string; columns: Columns }): Promise<void> {
  await tx
    .updateTable("system_updates")
    .set((eb) => ({ ...columns, revision: eb("revision", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Publishes what is due; the bells of its audience hear of it on commit. */
export async function publishDue(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("system_updates")
    .set((eb) => ({
      ...{ is_published: true, published_at: eb.ref("publish_at"), publish_at: null, updated_at: now },
      revision: eb("revision", "+", 1),
    }))
    .where("publish_at", "<=", now)
    .execute();
}
