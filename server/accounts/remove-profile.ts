import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { settleNotifications } from "../notifications/settle-notifications.ts";
import { decisionPlace } from "../people/decision-place.ts";
import { accountWaiting } from "./notices.ts";
import { deleteProfile } from "./queries.ts";

/**
 * Takes a profile away with all that hangs on it; nobody is asked any more to decide about it, and the person's open
 * windows hear of it. Call it last.
 */
export async function removeProfile(tx: Tx, deps: Pick<Deps, "live" | "clock">, id: string): Promise<void> {
  await deleteProfile(tx, id);
  await settleNotifications(tx, deps, accountWaiting, decisionPlace(id));
  deps.live.publish(tx, { topic: `user:${id}`, event: "account", data: {} });
}
