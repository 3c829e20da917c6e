import { EXAMPLE, exampleLink, type MailSample } from "../mails/mail-sample.ts";
import { letterMail } from "./letter-mail.ts";

const card = {
  figure: { pt: "3", en: "3" },
  unit: { pt: "dias", en: "days" },
  sentence: {
    pt: `A opção em ${EXAMPLE.hotel} termina na sexta-feira.`,
    en: `The option at ${EXAMPLE.hotel} ends on Friday.`,
  },
};

/** The week's signals. */
export const insightMails: MailSample[] = [
  {
    id: "insights.letter",
    write: (given) =>
      letterMail({
        ...{ to: EXAMPLE.to, language: given.language, cards: [card] },
        url: exampleLink(given, "/auth"),
      }),
  },
];
