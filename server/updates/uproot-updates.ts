import { demoUpdates } from "#database/seed/demo/updates.ts";
import type { Deps } from "../deps.ts";
import { deleteUpdatesTitled } from "./queries.ts";

/** Takes the news of the demo world back. */
export async function uprootUpdates({ db }: Pick<Deps, "db">): Promise<void> {
  await deleteUpdatesTitled(
    db,
    demoUpdates.map(({ title }) => title),
  );
}
