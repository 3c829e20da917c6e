import { randomUUID } from "node:crypto";
import type { NotificationWords } from "#domain/notifications/notifications.ts";
import { channelsFor } from "#domain/notifications/preferences.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { notificationMail } from "./notification-mail.ts";
import { findAddress, findTurned, insertNotification } from "./queries.ts";

type Input = NotificationWords & { userId: string; link: string };

/**
 * Asks a person to do something, in the ways they want to be told; their open windows hear of it when the
 * transaction commits. Call it last.
 */
export async function notify(
  tx: Tx,
  { live, clock, mail, config }: Pick<Deps, "live" | "clock" | "mail" | "config">,
  { userId, link, ...words }: Input,
): Promise<void> {
  const { kind, params } = words;
  const ways = channelsFor(kind, await findTurned(tx, userId));
  if (ways.includes("email")) {
    const address = await findAddress(tx, userId);
    if (address?.email) {
      const { email: to, language } = address;
      await mail.queue(tx, notificationMail({ to, language, words, url: `${config.publicUrl}${link}` }));
    }
  }
  if (!ways.includes("app")) return;
  const row = { id: randomUUID(), user_id: userId, kind, params: JSON.stringify(params), link };
  await insertNotification(tx, { ...row, created_at: clock.now() });
  await live.publish(tx, { topic: `user:${userId}`, event: "notification", data: {} });
}
