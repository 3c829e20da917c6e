import type { Db, Tx } from "#platform/database/database.ts";

/** A file beside a mail's words; with a cid, one that its HTML shows. */
export type Attachment = { name: string; type: string; base64: string; cid?: string | undefined };

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  attachments?: Attachment[];
};

/** Mail leaves by a job: it goes out exactly when the caller's transaction commits, and is tried again on failure. */
export type MailQueue = { queue: (db: Db | Tx, mail: Mail) => Promise<void> };
