import type { ActivityQuery } from "#domain/activities/activities.ts";
import type { Deps } from "../deps.ts";
import { requireHotelPart } from "../hotels/members/require-hotel-part.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { findActivities } from "./queries.ts";
import { toActivity } from "./to-activity.ts";

/** What we did: all of it for administrators, of one hotel for those who work there. */
export async function listActivities(
  { db }: Pick<Deps, "db">,
  { actor, query }: { actor: Actor; query: ActivityQuery },
) {
  if (actor.role !== "admin") {
    if (!query.hotel) throw refuse("validation_failed", { fields: { hotel: "required" } });
    await requireHotelPart(db, { actor, hotelId: query.hotel });
  }
  const { rows, ...list } = await findActivities(db, query);
  return { ...list, rows: rows.map(toActivity) };
}
