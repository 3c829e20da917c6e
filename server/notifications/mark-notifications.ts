import type { Notifications } from "#domain/notifications/notifications.ts";
import type { Deps } from "../deps.ts";
import { listNotifications } from "./list-notifications.ts";
import { updateRead } from "./queries.ts";

type Input = { userId: string; ids: string[] | "all" };

/** Marks some or all of a person's notifications as read and gives the list as it is then. */
export async function markNotifications(
  deps: Pick<Deps, "db" | "clock">,
  { userId, ids }: Input,
): Promise<Notifications> {
  await updateRead(deps.db, { userId, ids, now: deps.clock.now() });
  return listNotifications(deps, userId);
}
