import { type BulkCheck, type BulkRequest, eachOnce } from "#domain/bulk/bulk.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import type { BulkAction } from "./bulk-action.ts";

type Input = { actor: Actor; request: BulkRequest };

/** The declared action that a request names. */
export function actionOf({ bulk }: Pick<Deps, "bulk">, id: string): BulkAction<Deps> {
  const action = bulk.find((one) => one.id === id);
  if (!action) throw refuse("not_found");
  return action;
}

/** What an action would do to each of some rows, each counted once and as it was seen; nothing is changed. */
export async function checkBulk(deps: Deps, { actor, request }: Input): Promise<BulkCheck> {
  const action = actionOf(deps, request.action);
  const items = eachOnce(request.items);
  const ids = items.map(({ id }) => id);
  const found = new Map((await action.check(deps, { actor, ids })).map((row) => [row.id, row]));
  const refused = items.flatMap(({ id, version }) => {
    const row = found.get(id);
    if (!row) return { id, name: "", code: "not_found" };
    const code = row.blocker ?? (row.version === version ? null : "conflict");
    return code ? { id, name: row.name, code } : [];
  });
  return { ready: ids.length - refused.length, refused };
}
