import type { OverviewQuery } from "#domain/journeys/overview.ts";
import type { Deps } from "../../deps.ts";
import { findOverview } from "./queries.ts";

/** The figures of everybody's journeys, some at a time. */
export async function readOverview({ db }: Pick<Deps, "db">, query: OverviewQuery) {
  const { rows, ...list } = await findOverview(db, query);
  return {
    ...list,
    rows: rows.map(({ id, owner_name, state, starts_on, ends_on, updated_at, ...row }) => ({
      ...{ id, ownerName: owner_name ?? "", state, startsOn: starts_on, endsOn: ends_on },
      ...{ currency: row.currency, worth: row.worth, travellers: row.travellers },
      updatedAt: updated_at.toISOString(),
    })),
  };
}
