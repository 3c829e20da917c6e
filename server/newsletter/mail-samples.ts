import { EXAMPLE, type MailSample, type SampleGiven } from "../mails/mail-sample.ts";
import { letterLinks } from "./letter-links.ts";
import { alreadyMail, confirmMail } from "./newsletter-mail.ts";

const given = ({ language, publicUrl }: SampleGiven) => ({
  ...{ to: EXAMPLE.to, language, links: letterLinks({ token: "-", language, publicUrl }) },
});

/** What readers of the letter are written beside it. */
export const newsletterMails: MailSample[] = [
  { id: "newsletter.confirm", write: (sample) => confirmMail(given(sample)) },
  { id: "newsletter.already", write: (sample) => alreadyMail(given(sample)) },
];
