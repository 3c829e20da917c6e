import { m } from "#messages/messages.js";

const words: Record<string, () => string> = {
  invalid_credentials: m.account_error_credentials,
  email_not_confirmed: m.account_error_unconfirmed,
  user_banned: m.account_suspended_text,
  weak_password: m.account_error_weak,
  same_password: m.account_error_same,
  current_password_invalid: m.account_error_current,
  current_password_required: m.account_error_current,
  over_request_rate_limit: m.account_error_often,
  over_email_send_rate_limit: m.account_error_often,
  over_sms_send_rate_limit: m.account_error_often,
  mfa_verification_failed: m.account_error_code,
  mfa_challenge_expired: m.account_error_code,
  mfa_recovery_codes_locked: m.account_error_often,
  otp_expired: m.account_reset_bad_link,
  access_denied: m.account_error_provider_denied,
  provider_email_needs_verification: m.account_error_provider_email,
  signup_disabled: m.account_error_provider_unknown,
  request_timeout: m.account_error_provider_away,
  temporarily_unavailable: m.account_error_provider_away,
  bad_oauth_state: m.account_error_provider_again,
  bad_oauth_callback: m.account_error_provider_again,
  flow_state_not_found: m.account_error_provider_again,
  flow_state_expired: m.account_error_provider_again,
  ERROR_CEREMONY_ABORTED: m.account_error_key,
  ERROR_INVALID_DOMAIN: m.account_error_key_here,
  ERROR_INVALID_RP_ID: m.account_error_key_here,
};

export type Failure = { code?: string | undefined; status?: number | undefined; name?: string };

/** What went wrong with an account call, in the reader's words. */
export function accountError({ code, status, name }: Failure): string {
  if (name === "AuthRetryableFetchError" && !status) return m.account_error_offline();
  if (name === "NotAllowedError" || name === "AbortError") return m.account_error_key();
  const known = code && Object.hasOwn(words, code) ? words[code] : undefined;
  return known ? known() : m.account_error_other();
}

/** The same of a code that was typed: what has run out is the code, not a link. */
export function codeError(failure: Failure): string {
  return failure.code === "otp_expired" ? m.account_error_code() : accountError(failure);
}
