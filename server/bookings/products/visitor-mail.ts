import { randomUUID } from "node:crypto";
import type { BookedOffer } from "#domain/bookings/offers.ts";
import type { StepKind } from "#domain/bookings/steps.ts";
import { inLanguage } from "#domain/localized.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Tx } from "#platform/database/database.ts";
import { hashLinkToken, newLinkToken } from "#platform/link-token.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { renderMail } from "#platform/mail/render-mail.ts";
import type { Tools } from "../../tools.ts";
import { insertLink } from "../links/queries.ts";
import type { BookingRow } from "../queries.ts";

/** How long after its last day a visitor still reads what became of their request. */
const READ_DAYS = 30;
const DAY_MS = 86_400_000;

/** Why a visitor is written to. */
type VisitorNews = StepKind | "sent" | "lapsed" | "file";
type Words = (
  params: { seller: string; product: string; reference: string },
  of: { locale: Language },
) => string;
const subjects: Partial<Record<VisitorNews, Words>> = {
  sent: m.bookings_visitor_sent,
  accept: m.bookings_visitor_accept,
  decline: m.bookings_visitor_decline,
  counter: m.bookings_visitor_counter,
  ask: m.bookings_visitor_ask,
  message: m.bookings_visitor_message,
  cancel: m.bookings_visitor_cancel,
  complete: m.bookings_visitor_complete,
};
/** Every kind with a subject of its own, for those who look at them. */
export const visitorNews = Object.keys(subjects) as VisitorNews[];

/** Writes to the visitor who asked for a product, with a link by which they go on; to nobody once they are forgotten. */
export async function writeToVisitor(
  tx: Tx,
  { clock, mail, config }: Pick<Tools, "clock" | "mail" | "config">,
  { row, news }: { row: BookingRow; news: VisitorNews },
): Promise<void> {
  if (!row.visitor_email || !row.offer) return;
  const now = clock.now();
  const locale = row.visitor_language as Language;
  const token = newLinkToken();
  const name = row.seller_name ?? "";
  await insertLink(tx, {
    ...{ id: randomUUID(), booking_id: row.id, token_hash: hashLinkToken(token), side: "seller" },
    ...{ email: row.visitor_email, name, language: locale, created_at: now },
    expires_at: new Date(Math.max(now.getTime(), Date.parse(row.check_out)) + READ_DAYS * DAY_MS),
  });
  const url = new URL(`/request/${token}`, config.publicUrl).href;
  await mail.queue(tx, visitorMail({ row, news, to: row.visitor_email, locale, url }));
}

type Asked = Pick<
  BookingRow,
  "offer" | "hotel_name" | "reference" | "check_in" | "check_out" | "people" | "seller_name"
>;
type Input = { row: Asked; news: VisitorNews; to: string; locale: Language; url: string };

/** What a visitor reads of what they asked for, with the one link by which they go on. */
export function visitorMail({ row, news, to, locale, url }: Input): Mail {
  const product = inLanguage((row.offer as BookedOffer).title, locale);
  const about = { seller: row.hotel_name, product, reference: row.reference };
  const subject = (subjects[news] ?? m.bookings_visitor_news)(about, { locale });
  const days = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : "pt-BR", {
    ...{ dateStyle: "long", timeZone: "UTC" },
  });
  const [from, until] = [row.check_in, row.check_out].map((day) => days.format(new Date(day)));
  const when = from === until ? from! : `${from} – ${until}`;
  const rendered = renderMail({
    ...{ lang: locale, preheader: subject, title: subject },
    paragraphs: [
      m.bookings_visitor_hello({ name: row.seller_name ?? "" }, { locale }),
      m.bookings_visitor_asked({ product, when, people: row.people, reference: row.reference }, { locale }),
      ...(isToOpen(row, news) ? [m.bookings_visitor_to_open({}, { locale })] : []),
    ],
    action: { label: m.bookings_visitor_open({}, { locale }), url },
    footer: m.bookings_visitor_footer({ seller: row.hotel_name }, { locale }),
  });
  return { to, subject, ...rendered };
}

/** Whether it is agreed as soon as the link is opened. */
function isToOpen({ offer }: Pick<Asked, "offer">, news: VisitorNews): boolean {
  return news === "sent" && Boolean((offer as BookedOffer).isAgreedOnOpening);
}
