import type { AgencyEdit, ProfileChanges } from "#domain/profile/profile.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** One person's profile with their agency, in one read. */
export async function findProfile(db: Db | Tx, userId: string) {
  return db
    .selectFrom("profiles as p")
    .leftJoin("profile_details as d", "d.user_id", "p.id")
    .leftJoin("agencies as a", "a.id", "d.agency_id")
    .leftJoin("profiles as owner", "owner.id", "a.owner_id")
    .select([
      "p.id",
      "p.status",
      "p.full_name",
      "p.preferred_language",
      "p.avatar_url",
      "d.version",
      "d.headline",
      "d.bio",
      "d.city",
      "d.phone",
      "d.whatsapp",
      "d.languages",
      "d.specialties",
      "d.cpf",
      "d.visibility",
      "d.photo_file_id",
      "d.agency_id",
      "a.version as agency_version",
      "a.name as agency_name",
      "a.cnpj as agency_cnpj",
      "a.site as agency_site",
      "a.city as agency_city",
      "a.owner_id as agency_owner_id",
      "owner.full_name as agency_owner",
    ])
    .where("p.id", "=", userId)
    .executeTakeFirst();
}
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** Gives a person their row of details, version 0 until they write in it, and holds it to the transaction's end. */
export async function holdDetails(tx: Tx, { userId, now }: { userId: string; now: Date }) {
  await tx
    .insertInto("profile_details")
    .values({ user_id: userId, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findHeld(tx, userId))!;
}

/** A person's details, held to the transaction's end; nothing if they never said anything. */
export function findHeld(tx: Tx, userId: string) {
  return tx
    .selectFrom("profile_details")
    .select(["version", "visibility", "agency_id", "photo_file_id"])
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
}

type DetailChanges = Omit<ProfileChanges, "fullName" | "visibility"> & { visibility?: object };
type DetailUpdate = { userId: string; changes: DetailChanges; now: Date };

/** Writes the changed details as the next version. */
export async function updateDetails(tx: Tx, { userId, changes, now }: DetailUpdate): Promise<void> {
  const { visibility, ...columns } = changes;
  await tx
    .updateTable("profile_details")
    .set((eb) => ({
      ...columns,
      ...(visibility ? { visibility: JSON.stringify(visibility) } : {}),
      version: eb("version", "+", 1),
      updated_at: now,
    }))
    .where("user_id", "=", userId)
    .execute();
}

type PhotoUpdate = { userId: string; fileId: string | null };

export async function updatePhoto(tx: Tx, { userId, fileId }: PhotoUpdate): Promise<void> {
  await tx
    .updateTable("profile_details")
    .set({ photo_file_id: fileId })
    .where("user_id", "=", userId)
    .execute();
}

/** Whether a file is somebody's photograph. */
export async function isPhoto(db: Db | Tx, fileId: string): Promise<boolean> {
  const row = await db
    .selectFrom("profile_details")
    .select("user_id")
    .where("photo_file_id", "=", fileId)
    .executeTakeFirst();
  return row !== undefined;
}

type Columns = Omit<AgencyEdit, "version">;

/** Makes an agency and puts the person in it. */
export async function insertAgency(
  tx: Tx,
  { id, userId, columns, now }: { id: string; userId: string; columns: Columns; now: Date },
): Promise<void> {
  await tx
    .insertInto("agencies")
    .values({ id, ...columns, owner_id: userId, created_at: now, updated_at: now })
    .execute();
  await tx
    .updateTable("profile_details")
    .set({ agency_id: id, agency_points: 10_000 })
    .where("user_id", "=", userId)
    .execute();
}

/** An agency as it is written, and whose it is. */
export function findAgency(tx: Tx, id: string) {
  return tx
    .selectFrom("agencies")
    .select(["version", "owner_id", "name", "cnpj", "site", "city"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Changes the agency that the person owns; false if it has another version by now, or another owner. */
export async function updateAgency(
  tx: Tx,
  { userId, version, columns, now }: { userId: string; version: number; columns: Columns; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable("agencies")
    .set((eb) => ({ ...columns, version: eb("version", "+", 1), updated_at: now }))
    .where("version", "=", version)
    .where("owner_id", "=", userId)
    .where("id", "=", (eb) =>
      eb.selectFrom("profile_details").select("agency_id").where("user_id", "=", userId).$castTo<string>(),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds an agency until the transaction ends: of two who leave it at once, the second finds it as the first left it. */
async function holdAgency(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom("agencies").select("id").where("id", "=", id).forUpdate().execute();
}

/** Takes a person out of their agency: an owner's passes to the longest there, one that nobody is left in is gone. */
export async function leaveAgency(
  tx: Tx,
  { userId, agencyId }: { userId: string; agencyId: string },
): Promise<void> {
  await holdAgency(tx, agencyId);
  const alone = { agency_id: null, agency_points: 10_000 };
  await tx.updateTable("profile_details").set(alone).where("user_id", "=", userId).execute();
  await tx
    .updateTable("agencies")
    .set((eb) => ({
      owner_id: eb
        .selectFrom("profile_details")
        .select("user_id")
        .where("agency_id", "=", agencyId)
        .orderBy("created_at")
        .orderBy("user_id")
        .limit(1),
    }))
    .where("id", "=", agencyId)
    .where("owner_id", "=", userId)
    .execute();
  await tx
    .deleteFrom("agencies")
    .where("id", "=", agencyId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("profile_details").select("user_id").where("agency_id", "=", agencyId))),
    )
    .execute();
}
