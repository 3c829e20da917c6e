import { randomUUID } from "node:crypto";
import { channelsFor } from "#domain/notifications/preferences.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Ending, gather } from "#platform/database/transaction-endings.ts";
import type { Deps } from "../deps.ts";
import type { AnyNotice, Notice, Params } from "./notice.ts";
import { notificationMail } from "./notification-mail.ts";
import { findAddresses, findTurnedBy, insertNotifications } from "./queries.ts";

type Input<P> = { userId: string; params: P; link: string };
type Speaker = Pick<Deps, "live" | "clock" | "mail" | "config">;
type Told = Input<Params> & { notice: AnyNotice; deps: Speaker; at: Date };

/**
 * Tells or asks a person something, in the ways they want to be told. It is written at the end of the transaction,
 * together with all else that is told in it; their open windows hear of it when that commits.
 */
export function notify<P extends Params>(
  tx: Tx,
  { live, clock, mail, config }: Speaker,
  notice: Notice<P>,
  input: Input<P>,
): void {
  const deps = { live, clock, mail, config };
  gather(tx, telling, { ...input, notice: notice as unknown as AnyNotice, deps, at: clock.now() });
}

/** Before the live events that it brings about; in the order of people, so that two tellings never wait for each other. */
const telling: Ending<Told> = {
  place: 1,
  settle: async (tx, gathered) => {
    const told = gathered.toSorted((a, b) => (a.userId < b.userId ? -1 : Number(a.userId > b.userId)));
    const people = [...new Set(told.map(({ userId }) => userId))];
    const turned = Map.groupBy(await findTurnedBy(tx, people), ({ userId }) => userId);
    const ways = new Map(told.map((each) => [each, channelsFor(each.notice, turned.get(each.userId) ?? [])]));
    await sendMails(
      tx,
      told.filter((each) => ways.get(each)!.includes("email")),
    );
    const shown = told.filter((each) => ways.get(each)!.includes("app"));
    await insertNotifications(tx, shown.map(toRow));
    for (const { deps, userId } of shown)
      deps.live.publish(tx, { topic: `user:${userId}`, event: "notification", data: {} });
  },
};

async function sendMails(tx: Tx, told: Told[]): Promise<void> {
  const people = [...new Set(told.map(({ userId }) => userId))];
  const addresses = new Map((await findAddresses(tx, people)).map((row) => [row.userId, row]));
  for (const { userId, notice, params, link, deps } of told) {
    const { email: to, language } = addresses.get(userId) ?? {};
    if (!to || !language) continue;
    const sentence = (locale: "pt" | "en") => notice.sentence(params, { locale });
    const url = `${deps.config.publicUrl}${link}`;
    await deps.mail.queue(tx, notificationMail({ to, language, sentence, url }));
  }
}

function toRow({ userId, notice, params, link, at }: Told) {
  return {
    ...{ id: randomUUID(), user_id: userId, kind: notice.kind, params: JSON.stringify(params), link },
    created_at: at,
  };
}
