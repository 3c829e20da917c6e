import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import { hashToken } from "#auth/tokens/secrets.ts";
import type { MailKind } from "./words.ts";

const HOURLY_MAILS = 20;

/**
 * One mail of a kind per address and minute, and not too many in an hour. Counted before anyone is looked up,
 * so that the refusal says nothing about who exists (P19); never inside a transaction.
 */
export async function requireMailAllowance(deps: Deps, kind: MailKind, address: string): Promise<void> {
  const key = hashToken(address);
  const gap = { name: `auth_mail_${kind}`, points: 1, durationSeconds: deps.config.mailGapSeconds };
  const hour = { name: "auth_mail_hour", points: HOURLY_MAILS, durationSeconds: 3_600 };
  for (const limit of [gap, hour]) {
    const { allowed, retryAfterSeconds } = await deps.limiter.consume({ ...limit, key });
    if (allowed) continue;
    throw new AuthError("over_email_send_rate_limit", {
      message: `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`,
      headers: { "retry-after": String(retryAfterSeconds) },
    });
  }
}
