import type { Deps } from "../deps.ts";
import { selectChanges } from "./queries.ts";

/** When the heroes of each page last changed. */
export async function readHeroChanges({ db }: Pick<Deps, "db">): Promise<Map<string, Date>> {
  const rows = await selectChanges(db);
  return new Map(rows.map(({ page, changedAt }) => [page, changedAt]));
}
