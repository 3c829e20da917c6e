import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";
import type { Attachment, Mail } from "./mail.ts";

const KEPT = 1_000;
const SHOWN = 100;

export type CapturedMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
  at: Date;
};

/** Puts a mail into the mailbox that stands in for a mail server, and drops the oldest beyond a thousand. */
export async function captureMail({ db, mail }: { db: Db; mail: Mail }): Promise<void> {
  const { to, subject, text, html, attachments = [] } = mail;
  await db
    .insertInto("captured_mails")
    .values({
      ...{ recipient: to.toLowerCase(), subject, text, html },
      attachments: JSON.stringify(attachments),
    })
    .execute();
  await sql`delete from captured_mails
    where id <= (select id from captured_mails order by id desc offset ${KEPT} limit 1)`.execute(db);
}

/** The captured mails of one recipient, or of everyone, newest first. */
export async function readMailbox({ db, to }: { db: Db; to?: string | undefined }): Promise<CapturedMail[]> {
  const rows = await db
    .selectFrom("captured_mails")
    .select(["recipient", "subject", "text", "html", "attachments", "created_at"])
    .$if(to !== undefined, (query) => query.where("recipient", "=", (to ?? "").toLowerCase()))
    .orderBy("id", "desc")
    .limit(SHOWN)
    .execute();
  return rows.map(({ recipient, created_at, attachments, ...rest }) => ({
    ...{ to: recipient, ...rest, at: created_at },
    attachments: attachments as Attachment[],
  }));
}
