import type { Db, Tx } from "#platform/database/database.ts";
import { refuse } from "../../http/refuse.ts";
import { findSomeInKit, type KitRow } from "../kit/queries.ts";
import { situationOf } from "../to-material.ts";

type Asked = { userId: string; ids: string[]; now: Date };

/** Parts a selection into what can be taken now and what must stay behind; a selection of nothing is refused. */
export async function gatherMaterials(db: Db | Tx, { userId, ids, now }: Asked) {
  const rows = await findSomeInKit(db, { userId, ids: [...new Set(ids)] });
  if (rows.length === 0) throw refuse("not_found");
  const open: KitRow[] = [];
  const leftOut: KitRow[] = [];
  for (const row of rows) (situationOf(row, now) === "open" ? open : leftOut).push(row);
  if (open.length === 0) throw refuse("nothing_to_take");
  return { open, leftOut };
}
