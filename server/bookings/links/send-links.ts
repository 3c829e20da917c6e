import { randomUUID } from "node:crypto";
import { LINK_DAYS } from "#domain/bookings/links.ts";
import { interfaceLanguage } from "#domain/profile/offers.ts";
import type { Tx } from "#platform/database/database.ts";
import { hashLinkToken, newLinkToken } from "#platform/link-token.ts";
import type { Tools } from "../../tools.ts";
import { contactsOf, deskLanguage } from "../desk.ts";
import { type BookingRow, findDeskMembers } from "../queries.ts";
import { type BookingMailKind, bookingMail } from "./booking-mail.ts";
import { insertLink } from "./queries.ts";

const MAX_RECIPIENTS = 6;
const DAY_MS = 86_400_000;

/** Writes to whoever is on duty at a hotel, each with a link of their own; where nobody is named, to those who answer for it. */
export async function sendLinks(
  tx: Tx,
  { clock, mail, config }: Pick<Tools, "clock" | "mail" | "config">,
  { row, kind }: { row: BookingRow; kind: BookingMailKind },
): Promise<void> {
  // A member who offers a product is told where they are signed in.
  if (row.hotel_id === null) return;
  const now = clock.now();
  for (const { email, name, language } of await recipientsOf(tx, row)) {
    const token = newLinkToken();
    await insertLink(tx, {
      ...{ id: randomUUID(), booking_id: row.id, token_hash: hashLinkToken(token), email, name, language },
      ...{ expires_at: new Date(now.getTime() + LINK_DAYS * DAY_MS), created_at: now },
    });
    const url = new URL(`/booking/${token}`, config.publicUrl).href;
    await mail.queue(tx, bookingMail({ row, kind, to: email, locale: language, url }));
  }
}

async function recipientsOf(tx: Tx, row: BookingRow) {
  const written = contactsOf(row.sheet).flatMap(({ email, name }) => (email ? [{ email, name }] : []));
  const unique = [...new Map(written.map((contact) => [contact.email, contact])).values()];
  const language = deskLanguage(row.country);
  if (unique.length > 0) return unique.slice(0, MAX_RECIPIENTS).map((each) => ({ ...each, language }));
  const members = await findDeskMembers(tx, row.hotel_id!);
  return members
    .slice(0, MAX_RECIPIENTS)
    .flatMap(({ email, full_name: name, preferred_language: chosen }) =>
      email ? [{ email, name, language: interfaceLanguage(chosen) }] : [],
    );
}
