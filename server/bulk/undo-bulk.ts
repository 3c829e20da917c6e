import type { BulkRun } from "#domain/bulk/bulk.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { findRun, undoRun } from "./queries.ts";
import { toRun } from "./to-run.ts";

type Input = { actorId: string; id: string };

/** One's own run as it is now. */
export async function readBulk({ db }: Pick<Deps, "db">, { actorId, id }: Input): Promise<BulkRun> {
  const run = await findRun(db, { id, actorId });
  if (!run) throw refuse("not_found");
  return toRun(run);
}

/** Takes a run back while it is held; later it is refused, with what became of it. */
export async function undoBulk(deps: Pick<Deps, "db" | "clock">, asked: Input): Promise<BulkRun> {
  const before = await readBulk(deps, asked);
  const isUndone = await undoRun(deps.db, { ...asked, now: deps.clock.now() });
  if (!isUndone && before.state !== "undone") throw refuse("conflict", { current: before });
  return readBulk(deps, asked);
}
