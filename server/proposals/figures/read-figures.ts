import type { ProposalFigure } from "#domain/insights/figures.ts";
import type { Db } from "#platform/database/database.ts";
import { findFigures } from "./queries.ts";

/** What can be counted of one person's open proposals; what was said on them is not read. */
export async function readProposalFigures(db: Db, ownerId: string): Promise<ProposalFigure[]> {
  return (await findFigures(db, ownerId)).map((row) => ({
    ...{ journeyId: row.id, openings: row.openings ?? 0, lastOpenedAt: row.opened_at },
    waitsSince: row.author === "client" ? row.at : null,
    ...{ hasChosen: row.has_chosen ?? false, expiresAt: row.expires_at },
  }));
}
