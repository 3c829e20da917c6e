import type { Db, Tx } from "#platform/database/database.ts";
import { selectVersions } from "../queries.ts";

type Asked = { now: Date; hotelIds?: readonly string[]; ids?: readonly string[] };

/** The photographs of the kit that may be used now, of some hotels or by their ids. */
export function findOpenPhotos(db: Db | Tx, { now, hotelIds, ids }: Asked) {
  return selectVersions(db, "shown")
    .select("f.id as fileId")
    .where("m.type", "=", "photo")
    .where("v.state", "=", "published")
    .where("v.opens_at", "<=", now)
    .where((eb) => eb.or([eb("v.closes_at", "is", null), eb("v.closes_at", ">", now)]))
    .$if(hotelIds !== undefined, (query) => query.where("m.hotel_id", "in", hotelIds!))
    .$if(ids !== undefined, (query) => query.where("m.id", "in", ids!))
    .orderBy("m.title")
    .orderBy("m.id")
    .execute();
}
