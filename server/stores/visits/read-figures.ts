import { houseDay } from "#domain/site/views.ts";
import { type Counted, type StoreFigures, sumFigures } from "#domain/stores/figures.ts";
import type { Deps } from "../../deps.ts";
import { findOwn } from "../queries.ts";
import { findCounted, findLeads, findTalks } from "./queries.ts";

const DAYS = 90;
const DAY_MS = 86_400_000;
const LISTED = 50;

/** What a member's own store brought in the last ninety days. */
export async function readFigures(
  { db, clock }: Pick<Deps, "db" | "clock">,
  ownerId: string,
): Promise<StoreFigures> {
  const now = clock.now();
  const until = houseDay(now);
  const store = await findOwn(db, ownerId);
  if (!store) return { ...sumFigures([], { until, days: DAYS }), leads: [], talked: [] };
  const since = houseDay(new Date(now.getTime() - DAYS * DAY_MS));
  const listed = { storeId: store.id, limit: LISTED };
  const [counted, leads, talked] = await Promise.all([
    findCounted(db, { storeId: store.id, since }),
    findLeads(db, listed),
    findTalks(db, listed),
  ]);
  return { ...sumFigures(counted as Counted[], { until, days: DAYS }), leads, talked };
}
