import { z } from "zod";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { JobDefinition } from "#platform/jobs/definitions.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Log } from "#platform/log.ts";
import { captureMail } from "#platform/mail/mailbox.ts";
import type { Sms, SmsQueue } from "./sms.ts";
import { deliverSms, type SmsWebhook } from "./sms-webhook.ts";

const QueuedSms = z.object({ to: z.string(), text: z.string(), channel: z.enum(["sms", "whatsapp"]) });

type Setting = {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  log: Log;
  webhook: SmsWebhook | null;
  isDemo: boolean;
  retry?: JobDefinition<Sms>["retry"];
};

// A code is worth nothing after five minutes, and so is the message that brings it.
const RETRY = { limit: 4, delaySeconds: 5, backoff: true };

/** Text messages through the webhook; in demo mode to the console and the captured mailbox; otherwise none. */
export function createSms(setting: Setting): SmsQueue | undefined {
  const { jobs, clock, webhook, isDemo, retry = RETRY } = setting;
  if (!webhook && !isDemo) return undefined;
  const sendSms = jobs.define<Sms>({
    name: "sms.send",
    schema: QueuedSms,
    retry,
    timeoutSeconds: 30,
    keepSeconds: 3_600,
    keepDeadDays: 1,
    handle: async (sms, { id, signal }) => {
      if (webhook) await deliverSms(webhook, { id, sms, now: clock.now(), signal });
      else await showSms(setting, sms);
    },
  });
  return { queue: (db, sms) => sendSms.enqueue(db, sms) };
}

async function showSms({ database, log }: Setting, { to, text, channel }: Sms): Promise<void> {
  log.info({ to, text, channel }, "a text message, shown here because this is a demo");
  await captureMail({ db: database.db, mail: { to, subject: channel.toUpperCase(), text, html: "" } });
}
