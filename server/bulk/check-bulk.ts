import type { BulkCheck, BulkRequest } from "#domain/bulk/bulk.ts";
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

/** What an action would do to each of some rows; nothing is changed. */
export async function checkBulk(deps: Deps, { actor, request }: Input): Promise<BulkCheck> {
  const action = actionOf(deps, request.action);
  const ids = request.items.map(({ id }) => id);
  const found = new Map((await action.check(deps, { actor, ids })).map((row) => [row.id, row]));
  const refused = ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return { id, name: "", code: "not_found" };
    return row.blocker ? { id, name: row.name, code: row.blocker } : [];
  });
  return { ready: ids.length - refused.length, refused };
}
