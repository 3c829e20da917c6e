import type { Db, Tx } from "#platform/database/database.ts";

export type Sms = { to: string; text: string; channel: "sms" | "whatsapp" };

/** Text messages leave like mail: by a job that the caller's transaction enqueues. */
export type SmsQueue = { queue: (db: Db | Tx, sms: Sms) => Promise<void> };
