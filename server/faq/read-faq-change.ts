import type { Deps } from "../deps.ts";
import { selectLastChange } from "./queries.ts";

/** When a question last changed; null while there is none. */
export async function readFaqChange({ db }: Pick<Deps, "db">): Promise<Date | null> {
  return (await selectLastChange(db))?.changedAt ?? null;
}
