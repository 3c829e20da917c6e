import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import type { Place } from "#auth/sessions/place.ts";
import type { MailKind } from "./words.ts";

const HOUR = 3_600;
const HOURLY_FROM_ONE_PLACE = 10;
const HOURLY_FROM_ALL_PLACES = 20;

/**
 * From one place, one mail of a kind per address and minute and not too many in an hour; from all unknown places
 * together, not too many either. Counted before anyone is looked up, so that the refusal says nothing about who
 * exists (P19); never inside a transaction.
 */
export async function requireMailAllowance(deps: Deps, kind: MailKind, place: Place): Promise<void> {
  const { account, key } = place;
  const gap = { name: `auth_mail_${kind}`, points: 1, durationSeconds: deps.config.mailGapSeconds };
  const here = { name: "auth_mail_place", points: HOURLY_FROM_ONE_PLACE, durationSeconds: HOUR };
  const all = { name: "auth_mail_hour", points: HOURLY_FROM_ALL_PLACES, durationSeconds: HOUR };
  for (const limit of [
    { ...gap, key },
    { ...here, key },
    { ...all, key: account },
  ]) {
    const { allowed, retryAfterSeconds } = await deps.limiter.consume(limit);
    if (allowed) continue;
    if (limit.key === account && (await place.isKnown())) continue;
    throw new AuthError("over_email_send_rate_limit", {
      message: `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`,
      headers: { "retry-after": String(retryAfterSeconds) },
    });
  }
}
