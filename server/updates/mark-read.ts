import { audiencesOf, type SystemUpdates } from "#domain/updates/updates.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { listUpdates } from "./list-updates.ts";
import { insertReads } from "./queries.ts";

type Input = { actor: Actor; ids: string[] | "all" };

/** Marks one, some or all of the listed updates as read and gives the list as it is then (spec §7). */
export async function markRead(
  deps: Pick<Deps, "db" | "clock">,
  { actor, ids }: Input,
): Promise<SystemUpdates> {
  const chosen = ids === "all" ? await unreadIds(deps, actor) : ids;
  await insertReads(deps.db, {
    userId: actor.id,
    audiences: audiencesOf(actor.role),
    ids: chosen,
    now: deps.clock.now(),
  });
  return listUpdates(deps, actor);
}

async function unreadIds(deps: Pick<Deps, "db">, actor: Actor): Promise<string[]> {
  const { updates } = await listUpdates(deps, actor);
  return updates.filter(({ isRead }) => !isRead).map(({ id }) => id);
}
