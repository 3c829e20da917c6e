import { BOARD_CARDS, type JourneyBoard } from "#domain/journeys/journey-lists.ts";
import { journeyStates } from "#domain/journeys/states.ts";
import type { Deps } from "../../deps.ts";
import { toSummary } from "./list-journeys.ts";
import { countStates, findBoardCards } from "./queries.ts";

/** The journeys of one person by state: the latest of each, and how many there are. */
export async function readBoard(
  { db }: Pick<Deps, "db">,
  { ownerId, q }: { ownerId: string; q: string },
): Promise<JourneyBoard> {
  const counts = new Map((await countStates(db, { ownerId, q })).map(({ state, count }) => [state, count]));
  const columns = journeyStates.map(async (state) => {
    const value = counts.get(state) ?? 0;
    const rows = value > 0 ? await findBoardCards(db, { ownerId, q, state, limit: BOARD_CARDS }) : [];
    return { state, count: { value, isMore: false }, cards: rows.map(toSummary) };
  });
  return { columns: await Promise.all(columns) };
}
