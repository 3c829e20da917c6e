import { randomUUID } from "node:crypto";
import type { NewsletterRequest } from "#domain/newsletter/newsletter.ts";
import { isSubscribed, mailPauseMs } from "#domain/newsletter/subscriptions.ts";
import { Language } from "#domain/text.ts";
import type { Tx } from "#platform/database/database.ts";
import { hashLinkToken, newLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../deps.ts";
import { letterLinks } from "./letter-links.ts";
import { alreadyMail, confirmMail } from "./newsletter-mail.ts";
import { insertLink, upsertSubscriber } from "./queries.ts";

// However many people, or one person from many places, type an address: it gets this many mails a day.
const MAILS = { name: "newsletter-mail", points: 5, durationSeconds: 86_400 };

/** Asks an address by mail whether it wants the letter; the caller learns nothing about the address. */
export async function subscribe(deps: Deps, { website, email, language }: NewsletterRequest): Promise<void> {
  if (website) return;
  const { allowed } = await deps.limiter.consume({ ...MAILS, key: hashLinkToken(email) });
  if (!allowed) return;
  await deps.db.transaction().execute((tx) => askByMail(deps, { tx, email, language }));
}

async function askByMail(deps: Deps, { tx, email, language }: { tx: Tx; email: string; language: Language }) {
  const now = deps.clock.now();
  const mailedBefore = new Date(now.getTime() - mailPauseMs);
  const subscriber = await upsertSubscriber(tx, { id: randomUUID(), email, language, now, mailedBefore });
  if (!subscriber) return;
  const token = newLinkToken();
  await insertLink(tx, { tokenHash: hashLinkToken(token), subscriberId: subscriber.id, now });
  const theirs = Language.parse(subscriber.language);
  const links = letterLinks({ token, language: theirs, publicUrl: deps.config.publicUrl });
  const write = isSubscribed(subscriber) ? alreadyMail : confirmMail;
  await deps.mail.queue(tx, write({ to: email, language: theirs, links }));
}
