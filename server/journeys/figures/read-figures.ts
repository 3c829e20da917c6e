import type { Figures } from "#domain/insights/figures.ts";
import type { JourneyState } from "#domain/journeys/states.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Db } from "#platform/database/database.ts";
import { findFigures, findLiveHotels, findPractice } from "./queries.ts";

/** What can be counted of one person's journeys. */
export async function readJourneyFigures(
  db: Db,
  ownerId: string,
): Promise<Pick<Figures, "journeys" | "liveHotels">> {
  const rows = await findFigures(db, ownerId);
  const journeys = rows.map((row) => ({
    ...{ id: row.id, title: row.title, state: row.state as JourneyState, clientId: row.client_id },
    ...{ client: row.client, startsOn: row.starts_on, endsOn: row.ends_on, worth: row.worth },
    ...{ currency: row.currency as Currency, createdAt: row.created_at, stateAt: row.state_at },
    ...{ firstPublishedAt: row.first_at, publishedAt: row.last_at, wasAccepted: row.was_accepted },
  }));
  return { journeys, liveHotels: await findLiveHotels(db, ownerId) };
}

/** How each person of a role does in a span, without saying who. */
export async function readPractice(db: Db, asked: { role: string; since: Date }) {
  const rows = await findPractice(db, asked);
  return rows.map(({ ownerId: _ownerId, ...figures }) => figures);
}
