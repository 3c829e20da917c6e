import { INVITE_LIFE_MS } from "#domain/invites/invite-state.ts";
import { EXAMPLE, exampleLink, type MailSample, type SampleGiven } from "../mails/mail-sample.ts";
import { inviteMail } from "./invite-mail.ts";
import { renewalMail } from "./renewal-mail.ts";
import { revokedMail } from "./revoked-mail.ts";

const invited = ({ language, now }: SampleGiven) => ({
  ...{ email: EXAMPLE.to, fullName: EXAMPLE.name, language, role: "advisor" as const },
  ...{ invitedBy: EXAMPLE.host, expiresAt: new Date(now.getTime() + INVITE_LIFE_MS).toISOString() },
});

/** What invited people and their hosts read. */
export const inviteMails: MailSample[] = [
  {
    id: "invites.sent",
    write: (given) => inviteMail(invited(given), { link: exampleLink(given, "/auth"), hotel: null }),
  },
  {
    id: "invites.hotel",
    write: (given) =>
      inviteMail(invited(given), {
        link: exampleLink(given, "/auth"),
        hotel: { name: EXAMPLE.hotel, part: "reservations" },
      }),
  },
  {
    id: "invites.revoked",
    write: (given) => revokedMail({ invite: invited(given), reason: EXAMPLE.name, replyTo: EXAMPLE.team }),
  },
  {
    id: "invites.renewal",
    write: (given) => renewalMail({ invite: invited(given), to: EXAMPLE.team, ...given }),
  },
];
