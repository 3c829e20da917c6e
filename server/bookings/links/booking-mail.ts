import { nightsBetween } from "#domain/zones.ts";
import { m } from "#messages/messages.js";
import type { Mail } from "#platform/mail/mail.ts";
import { renderMail } from "#platform/mail/render-mail.ts";
import type { BookingRow } from "../queries.ts";

/** Why a desk is written to. */
export type BookingMailKind = "sent" | "half" | "late" | "turn";
type Asked = Pick<
  BookingRow,
  | "hotel_name"
  | "reference"
  | "check_in"
  | "check_out"
  | "due_at"
  | "time_zone"
  | "rooms"
  | "people"
  | "seller_name"
  | "agency_name"
  | "wishes"
>;
type Input = { row: Asked; kind: BookingMailKind; to: string; locale: "pt" | "en"; url: string };

const subjects = {
  sent: m.bookings_mail_sent,
  half: m.bookings_mail_half,
  late: m.bookings_mail_late,
  turn: m.bookings_mail_turn,
} satisfies Record<BookingMailKind, unknown>;
/** Every kind, for those who look at them. */
export const bookingMailKinds = Object.keys(subjects) as BookingMailKind[];

/** A request as its desk reads it in a mail: party and dates, no names, until when to answer, and the one link. */
export function bookingMail({ row, kind, to, locale, url }: Input): Mail {
  const language = { locale };
  const hotel = row.hotel_name;
  const subject = subjects[kind]({ hotel, reference: row.reference }, language);
  const days = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : "pt-BR", {
    ...{ dateStyle: "long", timeZone: "UTC" },
  });
  const [checkIn, checkOut] = [row.check_in, row.check_out].map((day) => days.format(new Date(day)));
  const due = row.due_at?.toLocaleString(locale === "en" ? "en-GB" : "pt-BR", {
    ...{ dateStyle: "long", timeStyle: "short", timeZone: row.time_zone },
  });
  const rendered = renderMail({
    ...{ lang: locale, preheader: subject, title: subject },
    paragraphs: [
      m.bookings_mail_stay(
        {
          ...{ checkIn: checkIn!, checkOut: checkOut!, rooms: row.rooms, people: row.people },
          nights: nightsBetween(row.check_in, row.check_out),
        },
        language,
      ),
      m.bookings_mail_from({ name: [row.seller_name, row.agency_name].filter(Boolean).join(", ") }, language),
      ...(row.wishes ? [m.bookings_mail_wishes({ wishes: row.wishes }, language)] : []),
      ...(due ? [m.bookings_mail_due({ due }, language)] : []),
    ],
    action: { label: m.bookings_mail_open({}, language), url },
    footer: m.bookings_mail_footer({}, language),
  });
  return { to, subject, ...rendered };
}
