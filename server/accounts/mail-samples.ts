import { mailKinds, sampleMail } from "#auth/create-auth.ts";
import { EXAMPLE, exampleLink, type MailSample } from "../mails/mail-sample.ts";

/** What the auth server writes: proofs of an address, links and codes. */
export const accountMails: MailSample[] = mailKinds.map((kind) => ({
  id: `accounts.${kind}`,
  write: (given) => {
    const { language } = given;
    const url = exampleLink(given, "/auth");
    return { to: EXAMPLE.to, ...sampleMail({ kind, language, newEmail: EXAMPLE.to, url }) };
  },
}));
