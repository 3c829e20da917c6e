import type { InboxMessage } from "#domain/contact/inbox.ts";
import { m } from "#messages/messages.js";
import type { Mail } from "#platform/mail/mail.ts";
import { renderMail } from "#platform/mail/render-mail.ts";

type Written = Pick<InboxMessage, "name" | "email" | "subject" | "reference" | "language">;
type Input = { message: Written; text: string; replyTo: string };

/** The team's answer to a visitor, in the visitor's language; a reply comes to the team. */
export function answerMail({ message, text, replyTo }: Input): Mail {
  const { name, email, subject, reference, language: locale } = message;
  const rendered = renderMail({
    lang: locale,
    preheader: m.contact_answer_preheader({ subject }, { locale }),
    title: m.contact_answer_title({ name }, { locale }),
    paragraphs: text.split(/\n{2,}/),
    footer: m.contact_answer_footer({ reference }, { locale }),
  });
  return {
    to: email,
    replyTo,
    subject: m.contact_answer_subject({ subject, reference }, { locale }),
    ...rendered,
  };
}
