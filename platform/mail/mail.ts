import type { Db, Tx } from "#platform/database/database.ts";

export type Mail = { to: string; subject: string; text: string; html: string; replyTo?: string };

/** Mail leaves by a job: it goes out exactly when the caller's transaction commits, and is tried again on failure. */
export type MailQueue = { queue: (db: Db | Tx, mail: Mail) => Promise<void> };
