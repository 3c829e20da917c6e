import type { Db } from "#platform/database/database.ts";
import { findClientJourneys } from "./queries.ts";

/** What a person's journeys for one client say: titles, dates, travellers and words; no prices of the trade. */
export async function readClientJourneys(db: Db, which: { clientId: string; ownerId: string }) {
  const rows = await findClientJourneys(db, which);
  return rows.map(({ title, state, starts_on: startsOn, ends_on: endsOn, travellers, worth, currency }) => ({
    ...{ title, state, startsOn, endsOn, travellers, worth, currency },
  }));
}
