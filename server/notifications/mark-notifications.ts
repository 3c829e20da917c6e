import type { Notifications } from "#domain/notifications/notifications.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { listNotifications } from "./list-notifications.ts";
import { updateRead } from "./queries.ts";

type Input = { userId: string; ids: string[] | "all" };

/**
 * Marks some or all of a person's notifications as read and gives the list as it is then; their other windows and
 * devices hear of it.
 */
export async function markNotifications(
  deps: Pick<Deps, "db" | "clock" | "live" | "notices">,
  { userId, ids }: Input,
): Promise<Notifications> {
  await transact(deps.db, async (tx) => {
    const marked = await updateRead(tx, { userId, ids, now: deps.clock.now() });
    if (marked > 0) deps.live.publish(tx, { topic: `user:${userId}`, event: "notification", data: {} });
  });
  return listNotifications(deps, userId);
}
