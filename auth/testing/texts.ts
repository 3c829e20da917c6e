import type { Sms, SmsQueue } from "#auth/sms.ts";

/** Keeps text messages instead of sending them. */
export function createTestSms() {
  const sent: Sms[] = [];
  const queue: SmsQueue = {
    queue: async (_, sms) => {
      sent.push(sms);
    },
  };
  return {
    queue,
    sent,
    /** The code of the newest message to a number. */
    codeTo: (to: string): string => {
      const newest = sent.findLast((sms) => sms.to === to);
      return /\b\d{6}\b/.exec(newest?.text ?? "")?.[0] ?? "";
    },
  };
}
