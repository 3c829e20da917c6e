import type { Deps } from "../deps.ts";
import { selectChanges } from "./queries.ts";

/** The published hotels with the moment their page last changed. */
export function listHotelChanges({ db }: Pick<Deps, "db">): Promise<{ slug: string; changedAt: Date }[]> {
  return selectChanges(db);
}
