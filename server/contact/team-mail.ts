import type { ContactMessage } from "#domain/contact/contact.ts";
import { m } from "#messages/messages.js";
import type { Mail } from "#platform/mail/mail.ts";
import { renderMail } from "#platform/mail/render-mail.ts";
import { interestName } from "./interest-name.ts";

// The team works in Portuguese, whatever the visitor's language.
const TEAM = { locale: "pt" } as const;

/** What the team reads when a visitor has written; a reply goes straight to the visitor. */
export function teamMail({
  message,
  reference,
  to,
}: {
  message: ContactMessage;
  reference: string;
  to: string;
}): Mail {
  const { name, email, subject, language } = message;
  const interest = interestName(message.interest, "pt");
  const rendered = renderMail({
    lang: "pt",
    preheader: m.contact_team_mail_preheader({ interest, reference }, TEAM),
    title: m.contact_team_mail_title({ name }, TEAM),
    paragraphs: [
      m.contact_team_mail_about({ subject, interest, language }, TEAM),
      ...message.message.split(/\n{2,}/),
      m.contact_team_mail_reply({ email }, TEAM),
    ],
    footer: m.contact_team_mail_footer({ reference }, TEAM),
  });
  return {
    to,
    replyTo: email,
    subject: m.contact_team_mail_subject({ reference, subject }, TEAM),
    ...rendered,
  };
}
