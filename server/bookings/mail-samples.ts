import { EXAMPLE, exampleLink, type MailSample, type SampleGiven } from "../mails/mail-sample.ts";
import { bookingMail, bookingMailKinds } from "./links/booking-mail.ts";
import { visitorMail, visitorNews } from "./products/visitor-mail.ts";

const DAY_MS = 86_400_000;

function asked({ now }: SampleGiven) {
  const dayIn = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return {
    ...{ hotel_name: EXAMPLE.hotel, reference: "LM-000000", check_in: dayIn(60), check_out: dayIn(64) },
    ...{ rooms: 1, people: 2, seller_name: EXAMPLE.name, agency_name: "Agência Exemplo", wishes: "" },
    ...{ due_at: new Date(now.getTime() + DAY_MS), time_zone: "America/Sao_Paulo" },
    offer: { title: { pt: "Uma tarde no ateliê", en: "An afternoon in the studio" } } as never,
  };
}

/** What desks of hotels and visitors who ask for a product are written. */
export const bookingMails: MailSample[] = [
  ...bookingMailKinds.map((kind) => ({
    id: `bookings.${kind}`,
    write: (given: SampleGiven) => {
      const url = exampleLink(given, "/auth");
      return bookingMail({ row: asked(given), kind, to: EXAMPLE.to, locale: given.language, url });
    },
  })),
  ...visitorNews.map((news) => ({
    id: `bookings.visitor_${news}`,
    write: (given: SampleGiven) => {
      const url = exampleLink(given, "/auth");
      return visitorMail({ row: asked(given), news, to: EXAMPLE.to, locale: given.language, url });
    },
  })),
];
