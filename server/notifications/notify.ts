import { randomUUID } from "node:crypto";
import { channelsFor } from "#domain/notifications/preferences.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import type { Notice, Params } from "./notice.ts";
import { notificationMail } from "./notification-mail.ts";
import { findAddress, findTurned, insertNotification } from "./queries.ts";

type Input<P> = { userId: string; params: P; link: string };

/**
 * Tells or asks a person something, in the ways they want to be told; their open windows hear of it when the
 * transaction commits. Call it last.
 */
export async function notify<P extends Params>(
  tx: Tx,
  { live, clock, mail, config }: Pick<Deps, "live" | "clock" | "mail" | "config">,
  notice: Notice<P>,
  { userId, params, link }: Input<P>,
): Promise<void> {
  const ways = channelsFor(notice, await findTurned(tx, userId));
  if (ways.includes("email")) {
    const address = await findAddress(tx, userId);
    if (address?.email) {
      const { email: to, language } = address;
      const sentence = (locale: "pt" | "en") => notice.sentence(params, { locale });
      await mail.queue(tx, notificationMail({ to, language, sentence, url: `${config.publicUrl}${link}` }));
    }
  }
  if (!ways.includes("app")) return;
  const row = { id: randomUUID(), user_id: userId, kind: notice.kind, params: JSON.stringify(params), link };
  await insertNotification(tx, { ...row, created_at: clock.now() });
  await live.publish(tx, { topic: `user:${userId}`, event: "notification", data: {} });
}
