import { audiencesOf, type SystemUpdates } from "#domain/updates/updates.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { listUpdates } from "./list-updates.ts";
import { insertReads } from "./queries.ts";

type Input = { actor: Actor; ids: string[] | "all" };

/**
 * Marks one, some or all of the listed updates as read and gives the list as it is then (spec §7); the reader's
 * other windows and devices hear of it.
 */
export async function markRead(
  deps: Pick<Deps, "db" | "clock" | "live">,
  { actor, ids }: Input,
): Promise<SystemUpdates> {
  const chosen = ids === "all" ? await unreadIds(deps, actor) : ids;
  await transact(deps.db, async (tx) => {
    const audiences = audiencesOf(actor.role);
    const now = deps.clock.now();
    const marked = await insertReads(tx, { userId: actor.id, audiences, ids: chosen, now });
    if (marked > 0) deps.live.publish(tx, { topic: `user:${actor.id}`, event: "update", data: {} });
  });
  return listUpdates(deps, actor);
}

async function unreadIds(deps: Pick<Deps, "db">, actor: Actor): Promise<string[]> {
  const { updates } = await listUpdates(deps, actor);
  return updates.filter(({ isRead }) => !isRead).map(({ id }) => id);
}
