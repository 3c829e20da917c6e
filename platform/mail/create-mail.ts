import { z } from "zod";
import type { Database } from "#platform/database/database.ts";
import type { JobDefinition } from "#platform/jobs/definitions.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Log } from "#platform/log.ts";
import { isSingleAddress } from "./address.ts";
import type { MailQueue } from "./mail.ts";
import { captureMail } from "./mailbox.ts";
import { createSmtp } from "./smtp.ts";

const Address = z.string().refine(isSingleAddress, "not exactly one mail address");
const QueuedMail = z.object({
  to: Address,
  // A line break in a subject is a header of somebody else's making.
  subject: z.string().transform((subject) => subject.replace(/\p{Cc}+/gu, " ").trim()),
  text: z.string(),
  html: z.string(),
  replyTo: Address.optional(),
  attachments: z
    .array(z.object({ name: z.string(), type: z.string(), base64: z.base64(), cid: z.string().optional() }))
    .optional(),
});
type QueuedMail = z.infer<typeof QueuedMail>;

type Setting = {
  database: Database;
  jobs: Jobs;
  smtpUrl: string | undefined;
  from: string;
  log: Log;
  retry?: JobDefinition<QueuedMail>["retry"];
};

// About four hours of attempts: longer than most outages of a mail server.
const RETRY = { limit: 8, delaySeconds: 30, backoff: true };

/** Mail by SMTP, or into the captured mailbox where no server is configured. */
export function createMail({ database, jobs, smtpUrl, from, log, retry = RETRY }: Setting) {
  const smtp = smtpUrl ? createSmtp({ url: smtpUrl, from }) : undefined;
  const sendMail = jobs.define<QueuedMail>({
    name: "mail.send",
    schema: QueuedMail,
    retry,
    concurrency: 4,
    timeoutSeconds: 120,
    // The bodies carry sign-in links and codes; they are not kept longer than it takes to look into a fault.
    keepSeconds: 3_600,
    // Long enough to answer the alarm, longer than any sign-in link works, and then whose mail it was is forgotten.
    keepDeadDays: 7,
    handle: async (mail, { id }) => {
      if (smtp) await smtp.send({ ...mail, id });
      else await captureMail({ db: database.db, mail });
      log.info({ job: id, captured: !smtp }, "a mail was sent");
    },
  });
  return {
    queue: (db, mail) => sendMail.enqueue(db, mail),
    close: () => smtp?.close(),
  } satisfies MailQueue & { close: () => void };
}
