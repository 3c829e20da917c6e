import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import { hashToken } from "#auth/tokens/secrets.ts";
import type { FactorRow } from "../queries.ts";

const HOURLY_PER_NUMBER = 10;
const HOURLY_PER_PERSON = 20;

/**
 * Not too many messages to one number, whoever asks, nor for one person, to whatever numbers. Never inside a
 * transaction.
 */
export async function requireSmsAllowance(
  deps: Deps,
  { userId, number }: { userId: string; number: string },
): Promise<void> {
  const key = hashToken(number);
  const hour = { durationSeconds: 3_600 };
  const limits = [
    { name: "auth_sms_gap", points: 1, durationSeconds: deps.config.smsGapSeconds, key },
    { name: "auth_sms_number", points: HOURLY_PER_NUMBER, ...hour, key },
    { name: "auth_sms_person", points: HOURLY_PER_PERSON, ...hour, key: userId },
  ];
  for (const limit of limits) {
    const { allowed, retryAfterSeconds } = await deps.limiter.consume(limit);
    if (!allowed) throw tooSoon(retryAfterSeconds);
  }
}

/** A minute between two messages for one factor; call it while the account is held. */
export function requireSmsGap({ clock, config }: Deps, { last_challenged_at: last }: FactorRow): void {
  if (!last) return;
  const waitMs = last.getTime() + config.smsGapSeconds * 1_000 - clock.now().getTime();
  if (waitMs > 0) throw tooSoon(Math.ceil(waitMs / 1_000));
}

function tooSoon(seconds: number): AuthError {
  return new AuthError("over_sms_send_rate_limit", {
    message: `For security purposes, you can only request this after ${seconds} seconds.`,
    headers: { "retry-after": String(seconds) },
  });
}
