import { EXAMPLE, exampleLink, type MailSample } from "../mails/mail-sample.ts";
import { guestMail, letterKinds } from "./mails.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Everything a guest of an event is written. */
export const eventMails: MailSample[] = letterKinds.map((letter) => ({
  id: `events.${letter}`,
  write: (given) => {
    const starts = given.now.getTime() + 7 * DAY_MS;
    const event = {
      title: { pt: `Uma noite com ${EXAMPLE.hotel}`, en: `An evening with ${EXAMPLE.hotel}` } as never,
      ...{ starts_at: new Date(starts), ends_at: new Date(starts + 3 * HOUR_MS) },
      ...{ zone: "America/Sao_Paulo", venue: "Casa Lilamonde" },
      ...{ address: "Rua Augusta, 1", city: "São Paulo" },
    };
    const guest = {
      ...{ id: "00000000-0000-4000-8000-000000000000", name: EXAMPLE.name, email: EXAMPLE.to },
      ...{ language: given.language, reason: null, code: "000000" },
    };
    const code = letter === "mail_code" ? "000000" : undefined;
    return guestMail({ event, guest, letter, code, to: EXAMPLE.to, url: exampleLink(given, "/events") });
  },
}));
