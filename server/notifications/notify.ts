import { randomUUID } from "node:crypto";
import type { NotificationWords } from "#domain/notifications/notifications.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { insertNotification } from "./queries.ts";

type Input = NotificationWords & { userId: string; link: string };

/** Asks a person to do something; their open windows hear of it when the transaction commits. Call it last. */
export async function notify(
  tx: Tx,
  { live, clock }: Pick<Deps, "live" | "clock">,
  { userId, kind, params, link }: Input,
): Promise<void> {
  const row = { id: randomUUID(), user_id: userId, kind, params: JSON.stringify(params), link };
  await insertNotification(tx, { ...row, created_at: clock.now() });
  await live.publish(tx, { topic: `user:${userId}`, event: "notification", data: {} });
}
