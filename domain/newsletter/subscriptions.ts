const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A second request within this time sends no second mail. */
export const mailPauseMs = 10 * MINUTE_MS;

/** An address that nobody confirmed is forgotten after this time. */
export const forgetAfterMs = 30 * DAY_MS;

const CONFIRM_WITHIN_MS = 7 * DAY_MS;

type Subscription = { confirmedAt: Date | null; unsubscribedAt: Date | null };

/** Whether letters go to this address. */
export function isSubscribed({ confirmedAt, unsubscribedAt }: Subscription): boolean {
  return confirmedAt !== null && unsubscribedAt === null;
}

/** Whether a link may still confirm: within a week, and not from before the reader left. */
export function canConfirm({ sentAt, unsubscribedAt, now }: ConfirmInput): boolean {
  const isRecent = now.getTime() - sentAt.getTime() < CONFIRM_WITHIN_MS;
  return isRecent && (unsubscribedAt === null || unsubscribedAt < sentAt);
}

type ConfirmInput = { sentAt: Date; unsubscribedAt: Date | null; now: Date };
