import { EXAMPLE, type MailSample, type SampleGiven } from "../mails/mail-sample.ts";
import { roleMail } from "./role-mail.ts";
import { statusMail } from "./status-mail.ts";

const { to, name, team: replyTo } = EXAMPLE;
const decided = {
  approved: { from: "pending", to: "active", reason: null },
  rejected: { from: "pending", to: "rejected", reason: "Cadastur" },
  suspended: { from: "active", to: "suspended", reason: "Cadastur" },
  reactivated: { from: "suspended", to: "active", reason: null },
} as const;

/** What people read of decisions about their account. */
export const peopleMails: MailSample[] = [
  ...Object.entries(decided).map(([kind, change]) => ({
    id: `people.${kind}`,
    write: ({ language, publicUrl }: SampleGiven) =>
      statusMail({ to, replyTo, words: { ...change, name, language, publicUrl } }),
  })),
  {
    id: "people.role",
    write: ({ language, publicUrl }) => roleMail({ to, replyTo, role: "advisor", language, publicUrl }),
  },
];
