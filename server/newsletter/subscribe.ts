import { randomUUID } from "node:crypto";
import type { NewsletterRequest } from "#domain/newsletter/newsletter.ts";
import { isSubscribed, mailPauseMs } from "#domain/newsletter/subscriptions.ts";
import { Language } from "#domain/text.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken, newLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../deps.ts";
import { readSettings } from "../settings/read-settings.ts";
import { letterLinks } from "./letter-links.ts";
import { alreadyMail, confirmMail } from "./newsletter-mail.ts";
import { insertLink, upsertSubscriber } from "./queries.ts";

// However many people, or one person from many places, type an address: it gets so many mails a day.
const MAILS = { name: "newsletter-mail", durationSeconds: 86_400 };

/** Asks an address by mail whether it wants the letter; the caller learns nothing about the address. */
export async function subscribe(deps: Deps, { website, ...wish }: NewsletterRequest): Promise<void> {
  if (website) return;
  const { limits } = await readSettings(deps);
  const key = hashLinkToken(wish.email);
  const { allowed } = await deps.limiter.consume({ ...MAILS, points: limits.newsletterMailsPerDay, key });
  if (!allowed) return;
  await transact(deps.db, (tx) => askByMail(deps, { tx, ...wish }));
}

type Wish = Omit<NewsletterRequest, "website"> & { tx: Tx };

async function askByMail(deps: Deps, { tx, email, language, source = "newsletter" }: Wish) {
  const now = deps.clock.now();
  const mailedBefore = new Date(now.getTime() - mailPauseMs);
  const asked = { id: randomUUID(), email, language, source, now, mailedBefore };
  const subscriber = await upsertSubscriber(tx, asked);
  if (!subscriber) return;
  const token = newLinkToken();
  await insertLink(tx, { tokenHash: hashLinkToken(token), subscriberId: subscriber.id, now });
  const theirs = Language.parse(subscriber.language);
  const links = letterLinks({ token, language: theirs, publicUrl: deps.config.publicUrl });
  const write = isSubscribed(subscriber) ? alreadyMail : confirmMail;
  await deps.mail.queue(tx, write({ to: email, language: theirs, links }));
}
