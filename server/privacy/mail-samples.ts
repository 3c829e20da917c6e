import { EXAMPLE, type MailSample } from "../mails/mail-sample.ts";
import { farewellMail } from "./farewell-mail.ts";

/** What a person reads when their account is gone. */
export const privacyMails: MailSample[] = [
  {
    id: "privacy.farewell",
    write: ({ language }) =>
      farewellMail({ to: EXAMPLE.to, replyTo: EXAMPLE.team, name: EXAMPLE.name, language }),
  },
];
