import type { Localized } from "#domain/localized.ts";
import type { FamTripLack } from "#domain/trainings/fam-trips.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { findLacks } from "./find-lacks.ts";
import { findAnnounced } from "./queries.ts";

const MOST = 20;
type FamTrip = { id: string; title: Localized; startsAt: string; lacks: FamTripLack[] };

/** The fam trips ahead of somebody, each with what they lack to apply. */
export async function listFamTrips(
  deps: Pick<Deps, "db" | "clock">,
  actor: Pick<Actor, "id" | "role">,
): Promise<FamTrip[]> {
  const ahead = { audience: { role: actor.role! }, endsAfter: deps.clock.now(), limit: 100 };
  const trips: FamTrip[] = [];
  for (const event of await findAnnounced(deps.db, ahead)) {
    if (event.kind !== "fam_trip" || trips.length === MOST) continue;
    const lacks = await findLacks(deps.db, deps, { actor, event });
    trips.push({
      id: event.id,
      title: event.title as Localized,
      startsAt: event.starts_at.toISOString(),
      lacks,
    });
  }
  return trips;
}
