import { type Insertable, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { MaterialLanguage, MaterialType } from "#domain/materials/materials.ts";
import type { VersionState } from "#domain/materials/versions.ts";
import type { Db, Tx } from "#platform/database/database.ts";

type Slot = { hotelId: string; type: MaterialType; language: MaterialLanguage; season: string; part: string };
type NewSlot = Slot & { id: string; title: string; words: string; now: Date };

/** The slot of a material, made where there is none, held until the transaction ends. */
export async function holdSlot(tx: Tx, { id, hotelId, title, words, now, ...slot }: NewSlot) {
  await tx
    .insertInto("materials")
    .values({ id, hotel_id: hotelId, ...slot, title, words, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom("materials")
    .select(["id", "title"])
    .where("hotel_id", "=", hotelId)
    .where("type", "=", slot.type)
    .where("language", "=", slot.language)
    .where("season", "=", slot.season)
    .where("part", "=", slot.part)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Holds a material until the transaction ends. */
export function holdMaterial(tx: Tx, id: string) {
  return tx
    .selectFrom("materials")
    .select(["id", "hotel_id as hotelId", "title"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

type NewRow = Omit<Insertable<Tables["material_versions"]>, "opens_at" | "closes_at" | "number">;

/** Adds the next version of a slot; its days become instants in the hotel's zone. */
export async function insertVersion(tx: Tx, row: NewRow): Promise<void> {
  const zone = sql`(select h.time_zone from hotels h join materials m on m.hotel_id = h.id
    where m.id = ${row.material_id}::uuid)`;
  const first = sql`greatest(${row.valid_from ?? null}::date, ${row.embargo_until ?? null}::date)`;
  await tx
    .insertInto("material_versions")
    .values({
      ...row,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from material_versions
        where material_id = ${row.material_id}::uuid)`,
      opens_at: sql<Date>`coalesce(${first}::timestamp at time zone ${zone}, ${row.created_at}::timestamptz)`,
      closes_at: sql<Date>`(${row.valid_until ?? null}::date + 1)::timestamp at time zone ${zone}`,
    })
    .execute();
}

/** The versions of a slot, newest first, as the rules read them. */
export async function findVersions(db: Db | Tx, materialId: string) {
  const rows = await db
    .selectFrom("material_versions")
    .select(["id", "number", "state", "changes", "tags"])
    .select(["opens_at as opensAt", "closes_at as closesAt", "published_at as publishedAt"])
    .where("material_id", "=", materialId)
    .orderBy("number", "desc")
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as VersionState }));
}

/** Versions with their slot and file, whoever asks; use cases judge who may. */
export function selectVersions(db: Db | Tx, which: "all" | "shown" = "all") {
  return db
    .selectFrom("materials as m")
    .innerJoin("material_versions as v", (join) =>
      // One condition each: from two that mean the same a planner concludes that next to nothing is left.
      which === "shown"
        ? join.onRef("v.id", "=", "m.shown_version_id")
        : join.onRef("v.material_id", "=", "m.id"),
    )
    .innerJoin("hotels as h", "h.id", "m.hotel_id")
    .innerJoin("files as f", "f.id", "v.file_id")
    .select([
      "m.id as materialId",
      "m.hotel_id as hotelId",
      "m.type",
      "m.language",
      "m.season",
      "m.title",
      "h.slug as hotelSlug",
      "h.name as hotelName",
      "v.id as versionId",
      "v.number",
      "v.state",
      "v.changes",
      "v.credit",
      "v.tags",
      "v.alt_pt as altPt",
      "v.alt_en as altEn",
      "v.valid_from as validFrom",
      "v.valid_until as validUntil",
      "v.embargo_until as embargoUntil",
      "v.comment",
      "v.created_by as createdBy",
      "v.created_at as createdAt",
      "v.published_at as publishedAt",
      "v.opens_at as opensAt",
      "v.closes_at as closesAt",
      "v.pages",
      "f.storage_key as storageKey",
      "f.media_type as mediaType",
      "f.bytes",
      "f.width",
      "f.height",
    ])
    .select([
      // The smallest, for a list; of a film or a document, of the picture that stands for it.
      sql<string | null>`(select r.storage_key from file_renditions r
        where r.file_id = coalesce(v.preview_file_id, f.id) and r.format = 'webp'
        order by r.width limit 1)`.as("pictureKey"),
      sql<string | null>`(select r.storage_key from file_renditions r
        where r.file_id = coalesce(v.preview_file_id, f.id) and r.format = 'webp' and r.width <= 960
        order by r.width desc limit 1)`.as("largeKey"),
    ]);
}

/** One version, with its slot and file. */
export function findVersion(db: Db | Tx, id: string) {
  return selectVersions(db).where("v.id", "=", id).executeTakeFirst();
}

export type VersionRow = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

/** The versions of a hotel's slots in all states, slot by slot, newest first, each with how often it was taken. */
export function findDesk(db: Db, hotelId: string) {
  return selectVersions(db)
    .select(sql<number>`(select count(*)::int from material_takes t where t.version_id = v.id)`.as("takes"))
    .where("m.hotel_id", "=", hotelId)
    .orderBy("m.type")
    .orderBy("m.title")
    .orderBy("m.id")
    .orderBy("v.number", "desc")
    .execute();
}

/** What waits for an administrator, the longest first. */
export function findWaiting(db: Db, limit: number) {
  return selectVersions(db)
    .where("v.state", "=", "in_review")
    .orderBy("v.created_at")
    .orderBy("v.id")
    .limit(limit)
    .execute();
}

type Move = { id: string; state: VersionState; comment?: string; publishedAt?: Date };

/** Puts a version into a state. */
export async function moveVersion(tx: Tx, { id, state, comment, publishedAt }: Move): Promise<void> {
  await tx
    .updateTable("material_versions")
    .set({ state, ...(comment && { comment }), ...(publishedAt && { published_at: publishedAt }) })
    .where("id", "=", id)
    .execute();
}

/** Gives a version the picture that stands for it. */
export async function setPreview(tx: Tx, { id, fileId }: { id: string; fileId: string }): Promise<void> {
  await tx.updateTable("material_versions").set({ preview_file_id: fileId }).where("id", "=", id).execute();
}

type Shown = {
  id: string;
  opensAt: Date;
  closesAt: Date | null;
  publishedAt: Date | null;
  tags: string[];
};

/** Says which version of a slot is shown to whoever sells. */
export async function showVersion(tx: Tx, materialId: string, shown: Shown | undefined): Promise<void> {
  await tx
    .updateTable("materials")
    .set({
      shown_version_id: shown?.id ?? null,
      opens_at: shown?.opensAt ?? null,
      closes_at: shown?.closesAt ?? null,
      published_at: shown?.publishedAt ?? null,
      tags: shown?.tags.join(" ") ?? "",
    })
    .where("id", "=", materialId)
    .execute();
}

/** The slots where a day has come: a version ends, or one that was announced opens beside an older one. */
export async function findDue(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select material_id as id from material_versions where state = 'published' and closes_at <= ${now}
    union
    select v.material_id from material_versions v join materials m on m.id = v.material_id
      where v.state = 'published' and v.opens_at <= ${now} and m.shown_version_id is distinct from v.id
    order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Who keeps a hotel's page or owns it: whom its materials concern. */
export async function findKeepers(db: Db | Tx, hotelId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("hotel_members")
    .select("user_id as id")
    .where("hotel_id", "=", hotelId)
    .where("part", "in", ["owner", "editor"])
    .orderBy("user_id")
    .execute();
  return rows.map(({ id }) => id);
}

/** A hotel by its id, published or not. */
export function findHotel(db: Db | Tx, id: string) {
  return db
    .selectFrom("hotels")
    .select(["id", "slug", "name", "time_zone"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Keeps the words of a new material, for putting typing mistakes right. */
export async function addWords(tx: Tx, words: string[]): Promise<void> {
  if (words.length === 0) return;
  await tx
    .insertInto("material_words")
    .values(words.map((word) => ({ word })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The portal in which somebody who sells reads; nothing for everybody else. */
export async function portalOf(db: Db | Tx, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("user_roles")
    .select("role")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row && { advisor: "advisor-portal", tour_operator: "tour-operator-portal" }[row.role as string];
}

/** Whether there is such a material. */
export async function hasMaterial(db: Db | Tx, id: string): Promise<boolean> {
  return (
    (await db.selectFrom("materials").select("id").where("id", "=", id).executeTakeFirst()) !== undefined
  );
}
