import type { Insertable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { SectionKind } from "#domain/hotels/drafts/content.ts";
import type { Language } from "#domain/text.ts";
import type { Db, Tx } from "#platform/database/database.ts";

type Section = { hotelId: string; kind: SectionKind };

/** A hotel by its id, published or not, with what its card shows. */
export function selectHouse(db: Db | Tx, hotelId: string) {
  return db
    .selectFrom("hotels")
    .select(["id", "slug", "name", "kind", "country", "style", "is_published", "updated_at", "version"])
    .select(["place", "headline", "summary", "picture", "facts"])
    .where("id", "=", hotelId)
    .executeTakeFirst();
}
export type HouseRow = NonNullable<Awaited<ReturnType<typeof selectHouse>>>;

/** The chapters that everybody reads. */
export function selectLiveChapters(db: Db | Tx, hotelId: string) {
  return db
    .selectFrom("hotel_chapters")
    .select(["kind", "content", "updated_at"])
    .where("hotel_id", "=", hotelId)
    .where("is_published", "=", true)
    .execute();
}

export function selectDrafts(db: Db | Tx, hotelId: string) {
  return db.selectFrom("hotel_drafts").selectAll().where("hotel_id", "=", hotelId).execute();
}
export type DraftRow = Awaited<ReturnType<typeof selectDrafts>>[number];

/** Keeps a draft where there is none yet. */
export async function insertDraft(tx: Tx, draft: Insertable<Tables["hotel_drafts"]>): Promise<void> {
  await tx
    .insertInto("hotel_drafts")
    .values(draft)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Holds a draft until the transaction ends. */
export function lockDraft(tx: Tx, { hotelId, kind }: Section) {
  return tx
    .selectFrom("hotel_drafts")
    .selectAll()
    .where("hotel_id", "=", hotelId)
    .where("kind", "=", kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type KeptDraft = Record<"frame" | "pt" | "en" | "agreed", object> & {
  versions: Record<"frame" | "pt" | "en", number>;
};

export async function updateDraft(
  tx: Tx,
  { hotelId, kind, now }: Section & { now: Date },
  { frame, pt, en, agreed, versions }: KeptDraft,
): Promise<void> {
  await tx
    .updateTable("hotel_drafts")
    .set({
      frame: JSON.stringify(frame),
      pt: JSON.stringify(pt),
      en: JSON.stringify(en),
      agreed: JSON.stringify(agreed),
      frame_version: versions.frame,
      pt_version: versions.pt,
      en_version: versions.en,
      updated_at: now,
    })
    .where("hotel_id", "=", hotelId)
    .where("kind", "=", kind)
    .execute();
}

export function findOperation(tx: Tx, id: string) {
  return tx.selectFrom("hotel_operations").selectAll().where("id", "=", id).executeTakeFirst();
}

/** False when an operation with this id was carried out before. */
export async function insertOperation(tx: Tx, row: Insertable<Tables["hotel_operations"]>): Promise<boolean> {
  const inserted = await tx
    .insertInto("hotel_operations")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** How often each section was published in each language. */
export function countPublications(db: Db | Tx, hotelId: string) {
  return db
    .selectFrom("hotel_publications")
    .select(({ fn }) => ["kind", "language", fn.max("version").as("version")])
    .where("hotel_id", "=", hotelId)
    .groupBy(["kind", "language"])
    .execute();
}

/** What was published of a section, the latest first, with the name of who did it. */
export function selectPublications(db: Db | Tx, { hotelId, kind, limit }: Section & { limit: number }) {
  return db
    .selectFrom("hotel_publications as p")
    .leftJoin("profiles as who", "who.id", "p.actor_id")
    .select(["p.id", "p.kind", "p.language", "p.version", "p.words", "p.frame", "p.is_on_behalf", "p.at"])
    .select("who.full_name as by")
    .where("p.hotel_id", "=", hotelId)
    .where("p.kind", "=", kind)
    .orderBy("p.at", "desc")
    .orderBy("p.version", "desc")
    .orderBy("p.language", "desc")
    .limit(limit)
    .execute();
}

/** One publication of a hotel; another hotel's is not found. */
export function findPublication(db: Db | Tx, { hotelId, id }: { hotelId: string; id: string }) {
  return db
    .selectFrom("hotel_publications")
    .selectAll()
    .where("id", "=", id)
    .where("hotel_id", "=", hotelId)
    .executeTakeFirst();
}

type Beside = Section & { language: Language; at: Date };

/** What was published of a section in a language at an instant. */
export function findPublicationAt(tx: Tx, { hotelId, kind, language, at }: Beside) {
  return tx
    .selectFrom("hotel_publications")
    .select(["frame", "words"])
    .where("hotel_id", "=", hotelId)
    .where("kind", "=", kind)
    .where("language", "=", language)
    .where("at", "<=", at)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function insertPublications(
  tx: Tx,
  rows: Insertable<Tables["hotel_publications"]>[],
): Promise<void> {
  await tx.insertInto("hotel_publications").values(rows).execute();
}

export async function lastVersion(tx: Tx, { hotelId, kind }: Section, language: Language): Promise<number> {
  const row = await tx
    .selectFrom("hotel_publications")
    .select(({ fn }) => fn.max("version").as("version"))
    .where("hotel_id", "=", hotelId)
    .where("kind", "=", kind)
    .where("language", "=", language)
    .executeTakeFirst();
  return row?.version ?? 0;
}

type NewContent = Section & { content: object; position: number; now: Date };

/** Puts a chapter where everybody reads it. */
export async function writeChapter(tx: Tx, { hotelId, kind, content, position, now }: NewContent) {
  const changed = { content: JSON.stringify(content), is_published: true, updated_at: now };
  await tx
    .insertInto("hotel_chapters")
    .values({ hotel_id: hotelId, kind, position, ...changed })
    .onConflict((conflict) =>
      conflict
        .columns(["hotel_id", "kind"])
        .doUpdateSet((eb) => ({ ...changed, version: eb("hotel_chapters.version", "+", 1) })),
    )
    .execute();
}

/** Puts the card where everybody reads it. */
export async function writeCard(
  tx: Tx,
  { hotelId, content, now }: Pick<NewContent, "hotelId" | "content" | "now">,
): Promise<void> {
  const { place, headline, summary, picture, facts } = content as Record<string, unknown>;
  await tx
    .updateTable("hotels")
    .set((eb) => ({
      place: JSON.stringify(place),
      headline: JSON.stringify(headline),
      summary: JSON.stringify(summary),
      picture: JSON.stringify(picture),
      facts: JSON.stringify(facts),
      version: eb("version", "+", 1),
      updated_at: now,
    }))
    .where("id", "=", hotelId)
    .execute();
}
