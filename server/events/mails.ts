import { dayWithin, dayWords, lastsDays, timeWords } from "#domain/events/when.ts";
import { inLanguage, type Localized } from "#domain/localized.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Tx } from "#platform/database/database.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { renderMail } from "#platform/mail/render-mail.ts";
import type { Tools } from "../tools.ts";
import type { EventRow, RegistrationRow } from "./queries.ts";
import { TICKET_CID, ticketFiles } from "./ticket-files.ts";
import { ticketPath } from "./tickets.ts";

type Word = (input: { title: string; name: string }, options: { locale: Language }) => string;

/** Everything a guest is written, each with its subject and its sentence. */
const letters = {
  registered: [m.events_mail_registered, m.events_mail_registered_text],
  waiting: [m.events_mail_waiting, m.events_mail_waiting_text],
  applied: [m.events_mail_applied, m.events_mail_applied_text],
  place_free: [m.events_mail_place_free, m.events_mail_place_free_text],
  selected: [m.events_mail_selected, m.events_mail_selected_text],
  declined: [m.events_mail_declined, m.events_mail_declined_text],
  cancelled: [m.events_mail_cancelled, m.events_mail_cancelled_text],
  event_cancelled: [m.events_mail_event_cancelled, m.events_mail_event_cancelled_text],
  appointment_gone: [m.events_mail_appointment_gone, m.events_mail_appointment_gone_text],
  changed: [m.events_mail_changed, m.events_mail_changed_text],
  tomorrow: [m.events_mail_tomorrow, m.events_mail_tomorrow_text],
  thanks: [m.events_mail_thanks, m.events_mail_thanks_text],
  mail_code: [m.events_mail_code, m.events_mail_code_text],
} as const satisfies Record<string, readonly [Word, Word]>;

export type Letter = keyof typeof letters;
/** Every kind, for those who look at them. */
export const letterKinds = Object.keys(letters) as Letter[];
type Guest = Pick<RegistrationRow, "id" | "name" | "email" | "language" | "reason"> & { code?: string };
type Held = Pick<EventRow, "title" | "starts_at" | "ends_at" | "zone" | "venue" | "address" | "city">;
type Written<Event = Held> = { event: Event; guest: Guest; letter: Letter; code?: string | undefined };

const withTicket: readonly Letter[] = ["registered", "place_free", "selected", "changed", "tomorrow"];

/** Writes to a guest, in their language, with their ticket, a calendar's entry and the address of both; who left no address is not written to. */
export async function writeToGuest(
  tx: Tx,
  { mail, config }: Pick<Tools, "mail" | "config">,
  written: Written<EventRow>,
): Promise<void> {
  const { event, guest, letter } = written;
  if (!guest.email) return;
  const url = new URL(ticketPath(config, guest.id), config.publicUrl).href;
  const files = withTicket.includes(letter) ? await ticketFiles(tx, { config }, { event, id: guest.id }) : [];
  const hasTicket = files.length > 0;
  const words = guestMail({ ...written, to: guest.email, url, hasTicket });
  await mail.queue(tx, { ...words, ...(hasTicket && { attachments: files }) });
}

/** What a guest reads: what happened, where and when, their code, and the way to their ticket. */
export function guestMail({
  event,
  guest,
  letter,
  code,
  to,
  url,
  hasTicket = false,
}: Written & { to: string; url: string; hasTicket?: boolean }): Mail {
  const locale: Language = guest.language === "en" ? "en" : "pt";
  const title = inLanguage(event.title as Localized, locale);
  const words = { title, name: guest.name };
  const [subject, sentence] = letters[letter];
  const isAbout = letter !== "thanks" && letter !== "mail_code";
  const shown = code ?? (withTicket.includes(letter) ? guest.code : undefined);
  const rendered = renderMail({
    lang: locale,
    preheader: sentence(words, { locale }),
    title: subject(words, { locale }),
    paragraphs: [
      sentence(words, { locale }),
      ...(guest.reason && isAbout ? [guest.reason] : []),
      ...(isAbout ? [whereAndWhen(event, locale)] : []),
    ],
    ...(shown && { code: shown }),
    ...(hasTicket && {
      picture: { cid: TICKET_CID, alt: m.events_ticket_code_of({ name: guest.name }, { locale }) },
    }),
    ...(letter !== "mail_code" && {
      action: { label: m.events_mail_action({}, { locale }), url },
    }),
    footer: m.events_mail_footer({ title }, { locale }),
  });
  return { to, subject: subject(words, { locale }), ...rendered };
}

/** When and where an event is, in one sentence. */
function whereAndWhen(event: Held, locale: Language): string {
  const { starts_at: start, ends_at: end, zone, venue, address, city } = event;
  const where = `${venue}, ${address}, ${city}`;
  if (lastsDays(start, end)) {
    const [day, lastDay] = [dayWithin(start, zone, locale), dayWithin(end, zone, locale)];
    return `${m.events_when_days({ day, lastDay }, { locale })}. ${where}.`;
  }
  const [from, until] = [timeWords(start, zone, locale), timeWords(end, zone, locale)];
  const when = m.events_when({ day: dayWords(start, zone, locale), from, until }, { locale });
  return `${when}. ${where}.`;
}
