import { randomBytes, randomUUID } from "node:crypto";
import type { ContactMessage, ContactReceipt, ContactRequest } from "#domain/contact/contact.ts";
import { contactReference } from "#domain/contact/reference.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { keepLead } from "../marketing/links/keep-lead.ts";
import { readSettings } from "../settings/read-settings.ts";
import { insertMessage } from "./queries.ts";
import { teamMail } from "./team-mail.ts";
import { whatsappReceipt } from "./whatsapp-receipt.ts";

type Input = { request: ContactRequest; once: Once };

/** Keeps a visitor's message, has the team mailed, and says how to go on by WhatsApp. */
export async function sendMessage(deps: Deps, { request, once }: Input): Promise<ContactReceipt> {
  const { website, link, ...message } = request;
  const { language } = message;
  const { whatsappNumber: number, teamEmail } = await readSettings(deps);
  // A robot is answered like a person, so that it does not learn; nothing is kept.
  if (website)
    return whatsappReceipt({ reference: contactReference(randomBytes(6)), message, number, language });

  return runOnce(deps.db, once, async (tx) => {
    const { id, reference } = await keep(tx, {
      message,
      source: link ? "link" : "form",
      now: deps.clock.now(),
    });
    await deps.mail.queue(tx, teamMail({ message, reference, to: teamEmail }));
    if (link) await keepLead(tx, deps, { of: { messageId: id }, code: link });
    return whatsappReceipt({ reference, message, number, language });
  });
}

type Kept = { message: ContactMessage; source: string; now: Date };

async function keep(tx: Tx, { message, source, now }: Kept) {
  for (;;) {
    const id = randomUUID();
    const reference = contactReference(randomBytes(6));
    if (await insertMessage(tx, { ...message, id, reference, source, created_at: now }))
      return { id, reference };
  }
}
