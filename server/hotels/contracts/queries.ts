import type { ContractTerms } from "#domain/hotels/contracts.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** The hotel a contract is for, whether or not its page is published. */
export function findHotel(db: Db | Tx, id: string) {
  return db
    .selectFrom("hotels")
    .select(["id", "name", "slug", "kind", "time_zone", "is_published"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Holds the hotel until the transaction ends, so that two versions of its contract take turns. */
export function lockHotel(tx: Tx, id: string) {
  return tx
    .selectFrom("hotels")
    .select(["id", "kind"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

function selectVersions(db: Db | Tx) {
  return db
    .selectFrom("hotel_contracts as c")
    .leftJoin("profiles as writer", "writer.id", "c.created_by")
    .select([
      "c.id",
      "c.hotel_id as hotelId",
      "c.version",
      "c.starts_on as startsOn",
      "c.ends_on as endsOn",
      "c.terms",
      "c.created_at as createdAt",
      "writer.full_name as writtenBy",
    ]);
}

/** Every version of a hotel's contract, the newest first. */
export function findVersions(db: Db | Tx, hotelId: string) {
  return selectVersions(db).where("c.hotel_id", "=", hotelId).orderBy("c.version", "desc").execute();
}

/** The version that began last, as of a day. */
export function findBegun(db: Db | Tx, { hotelId, on }: { hotelId: string; on: string }) {
  return selectVersions(db)
    .where("c.hotel_id", "=", hotelId)
    .where("c.starts_on", "<=", on)
    .orderBy("c.starts_on", "desc")
    .orderBy("c.version", "desc")
    .limit(1)
    .executeTakeFirst();
}

type NewVersion = {
  id: string;
  hotelId: string;
  version: number;
  startsOn: string;
  endsOn: string | null;
  terms: ContractTerms;
  createdBy: string | null;
  createdAt: Date;
};

/** Keeps a version; one that is there already stays as it is. */
export async function insertVersion(db: Db | Tx, version: NewVersion): Promise<void> {
  await db
    .insertInto("hotel_contracts")
    .values({
      id: version.id,
      hotel_id: version.hotelId,
      version: version.version,
      starts_on: version.startsOn,
      ends_on: version.endsOn,
      terms: JSON.stringify(version.terms),
      created_by: version.createdBy,
      created_at: version.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
