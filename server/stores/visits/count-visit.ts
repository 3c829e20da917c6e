import { houseDay } from "#domain/site/views.ts";
import type { VisitSource } from "#domain/stores/visits.ts";
import type { Deps } from "../../deps.ts";
import { findShown } from "../queries.ts";
import { asksNotToBeCounted, isPerson } from "./is-person.ts";
import { addVisits } from "./queries.ts";

type Input = { slug: string; source: VisitSource; headers: Headers };

/** Counts a visit of a store by day and source; nothing about the visitor is kept. */
export async function countVisit(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { slug, source, headers }: Input,
): Promise<void> {
  if (!isPerson(headers) || asksNotToBeCounted(headers)) return;
  const store = await findShown(db, slug);
  if (!store) return;
  await addVisits(db, { storeId: store.id, day: houseDay(clock.now()), source, views: 1 });
}
