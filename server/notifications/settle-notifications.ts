import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import type { AnyNotice } from "./notice.ts";
import { updateSettled } from "./queries.ts";

/** What one person has done is done for everybody who was asked. Call it last, as it speaks to open windows. */
export async function settleNotifications(
  tx: Tx,
  { live, clock }: Pick<Deps, "live" | "clock">,
  { kind }: AnyNotice,
  link: string,
): Promise<void> {
  const asked = await updateSettled(tx, { kind, link, now: clock.now() });
  for (const userId of asked) {
    live.publish(tx, { topic: `user:${userId}`, event: "notification", data: {} });
  }
}
