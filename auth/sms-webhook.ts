import { createHmac } from "node:crypto";
import type { Sms } from "./sms.ts";

export type SmsWebhook = { url: string; secret: string };

const TIMEOUT_MS = 10_000;

/** Reads SMS_WEBHOOK_URL and SMS_WEBHOOK_SECRET: both, or neither where text messages cannot be sent. */
export function parseSmsVariables(env: Record<string, string>): {
  values: { smsWebhook?: SmsWebhook };
  problems: string[];
} {
  const { SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: secret } = env;
  if (!url && !secret) return { values: {}, problems: [] };
  if (!url || !secret) {
    return { values: {}, problems: ["SMS_WEBHOOK_URL and SMS_WEBHOOK_SECRET belong together"] };
  }
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) {
    return { values: { smsWebhook: { url, secret } }, problems: [] };
  }
  return { values: {}, problems: ["SMS_WEBHOOK_URL must be an address that begins with https: or http:"] };
}

/**
 * Hands a text message to the service that sends it: JSON `{to, text, channel}`, signed as the Standard
 * Webhooks specification says. The id is that of the job, so a repeated delivery can be recognised.
 */
export async function deliverSms(
  { url, secret }: SmsWebhook,
  { id, sms, now, signal }: { id: string; sms: Sms; now: Date; signal: AbortSignal },
): Promise<void> {
  const timestamp = Math.floor(now.getTime() / 1_000);
  const body = JSON.stringify(sms);
  const signature = createHmac("sha256", keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest("base64");
  const response = await fetch(url, {
    method: "POST",
    redirect: "error",
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": `v1,${signature}`,
    },
    body,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the text message service answered ${response.status}`);
}

/** The specification's own secrets are "whsec_" and base64; any other text is taken as it is. */
function keyOf(secret: string): Buffer {
  const encoded = /^whsec_(.+)$/.exec(secret)?.[1];
  return encoded ? Buffer.from(encoded, "base64") : Buffer.from(secret);
}
