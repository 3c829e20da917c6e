import type { JourneyQuery, JourneySummary } from "#domain/journeys/journey-lists.ts";
import { JourneyState } from "#domain/journeys/states.ts";
import type { Deps } from "../../deps.ts";
import { findJourneys, type SummaryRow } from "./queries.ts";

/** The journeys of one person, some at a time. */
export async function listJourneys(
  { db }: Pick<Deps, "db">,
  { ownerId, query }: { ownerId: string; query: JourneyQuery },
) {
  const { rows, ...list } = await findJourneys(db, ownerId, query);
  return { ...list, rows: rows.map(toSummary) };
}

/** A journey as a card shows it. */
export function toSummary(row: SummaryRow): JourneySummary {
  const { id, title, travellers, worth } = row;
  return {
    ...{ id, title, travellers, worth, startsOn: row.starts_on, endsOn: row.ends_on },
    state: JourneyState.parse(row.state),
    currency: row.currency as JourneySummary["currency"],
    clientName: row.client_name,
    updatedAt: row.updated_at.toISOString(),
  };
}
