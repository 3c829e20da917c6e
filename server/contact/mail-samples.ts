import { m } from "#messages/messages.js";
import { EXAMPLE, type MailSample, type SampleGiven } from "../mails/mail-sample.ts";
import { answerMail } from "./inbox/answer-mail.ts";
import { teamMail } from "./team-mail.ts";

const reference = "LM-000000";
const message = ({ language }: SampleGiven) => ({
  ...{ name: EXAMPLE.name, email: EXAMPLE.to, language, interest: "other" as const },
  ...{
    subject: m.contact_interest_other({}, { locale: language }),
    message: m.contact_lead({}, { locale: language }),
  },
});

/** What the team reads of a visitor's message, and the visitor of the answer. */
export const contactMails: MailSample[] = [
  {
    id: "contact.team",
    write: (given) => teamMail({ message: message(given), reference, to: EXAMPLE.team }),
  },
  {
    id: "contact.answer",
    write: (given) => {
      const written = { ...message(given), reference };
      const text = m.contact_answer_begin({ name: EXAMPLE.name, reference }, { locale: given.language });
      return answerMail({ message: written, text, replyTo: EXAMPLE.team });
    },
  },
];
