import type { Db, Tx } from "#platform/database/database.ts";

/** Under what a person's pieces go out, with what their profile says of them. */
export function findBrand(db: Db | Tx, userId: string) {
  return db
    .selectFrom("profiles as p")
    .innerJoin("auth.users as u", "u.id", "p.id")
    .leftJoin("profile_details as d", "d.user_id", "p.id")
    .leftJoin("agencies as a", "a.id", "d.agency_id")
    .leftJoin("marketing_brands as b", "b.user_id", "p.id")
    .select(["p.full_name as name", "u.email", "a.name as agency", "d.whatsapp", "d.phone"])
    .select(["d.photo_file_id as photoId", "b.colour", "b.logo_file_id as logoId", "b.version"])
    .where("p.id", "=", userId)
    .executeTakeFirst();
}
export type BrandRow = NonNullable<Awaited<ReturnType<typeof findBrand>>>;

/** Gives a person their row, version 0 until they choose, and holds it to the transaction's end. */
export async function holdBrand(tx: Tx, { userId, now }: { userId: string; now: Date }) {
  await tx
    .insertInto("marketing_brands")
    .values({ user_id: userId, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom("marketing_brands")
    .select(["version", "logo_file_id as logoId"])
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Whether a file is somebody's logo, or was when something of theirs went out. */
export async function isLogo(db: Db | Tx, fileId: string): Promise<boolean> {
  const row = await db
    .selectFrom("marketing_brands")
    .select("user_id")
    .where("logo_file_id", "=", fileId)
    .union(db.selectFrom("marketing_past_logos").select("user_id").where("file_id", "=", fileId))
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a logo that another takes the place of. */
export async function keepPastLogo(
  tx: Tx,
  { userId, fileId, now }: { userId: string; fileId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("marketing_past_logos")
    .values({ user_id: userId, file_id: fileId, replaced_at: now })
    .execute();
}

/** The files of a person's logos of today and before. */
export async function findLogoFiles(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("marketing_brands")
    .select("logo_file_id as id")
    .where("user_id", "=", userId)
    .union(tx.selectFrom("marketing_past_logos").select("file_id as id").where("user_id", "=", userId))
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

export async function updateColour(
  tx: Tx,
  { userId, colour, now }: { userId: string; colour: string; now: Date },
): Promise<void> {
  await tx
    .updateTable("marketing_brands")
    .set((eb) => ({ colour, version: eb("version", "+", 1), updated_at: now }))
    .where("user_id", "=", userId)
    .execute();
}

export async function updateLogo(
  tx: Tx,
  { userId, fileId, now }: { userId: string; fileId: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable("marketing_brands")
    .set({ logo_file_id: fileId, updated_at: now })
    .where("user_id", "=", userId)
    .execute();
}

/** A person's colour and logo, for their copy. */
export function findOwnBrand(db: Db | Tx, userId: string) {
  return db
    .selectFrom("marketing_brands")
    .select(["colour", "logo_file_id as logoId", "updated_at as at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}
