import { m } from "#messages/messages.js";

const words: Record<string, () => string> = {
  invalid_credentials: m.account_error_credentials,
  email_not_confirmed: m.account_error_unconfirmed,
  user_banned: m.account_error_suspended,
  weak_password: m.account_error_weak,
  same_password: m.account_error_same,
  current_password_invalid: m.account_error_current,
  current_password_required: m.account_error_current,
  over_request_rate_limit: m.account_error_often,
  over_email_send_rate_limit: m.account_error_often,
  over_sms_send_rate_limit: m.account_error_often,
  mfa_verification_failed: m.account_error_code,
  mfa_challenge_expired: m.account_error_code,
  otp_expired: m.account_reset_bad_link,
};

type Failure = { code?: string | undefined; status?: number | undefined; name?: string };

/** What went wrong with an account call, in the reader's words. */
export function accountError({ code, status, name }: Failure): string {
  if (name === "AuthRetryableFetchError" && !status) return m.account_error_offline();
  const known = code && Object.hasOwn(words, code) ? words[code] : undefined;
  return known ? known() : m.account_error_other();
}
