import { m } from "#messages/messages.js";

const words: Record<string, () => string> = {
  insufficient_aal: m.security_error_aal2,
  mfa_verification_failed: m.account_error_code,
  mfa_challenge_expired: m.account_error_code,
  mfa_factor_name_conflict: m.security_error_name,
  mfa_verified_factor_exists: m.security_error_phone_exists,
  too_many_enrolled_mfa_factors: m.security_error_too_many,
  mfa_phone_enroll_not_enabled: m.security_error_no_phone,
  mfa_webauthn_enroll_not_enabled: m.security_error_no_passkey,
  single_identity_not_deletable: m.security_error_last_identity,
  identity_already_exists: m.security_error_identity_taken,
  over_request_rate_limit: m.account_error_often,
  over_sms_send_rate_limit: m.account_error_often,
  over_email_send_rate_limit: m.account_error_often,
  validation_failed: m.field_invalid,
};

/** How the browser calls it when a passkey was not made. */
const ceremonyWords: Record<string, () => string> = {
  NotAllowedError: m.security_error_cancelled,
  InvalidStateError: m.security_error_same_passkey,
  SecurityError: m.security_error_no_passkey,
};

type Failure = { code?: string | undefined; status?: number | undefined; name?: string };

/** What went wrong with a way in, in the reader's words. */
export function securityError({ code, status, name = "" }: Failure): string {
  if (name === "AuthRetryableFetchError" && !status) return m.account_error_offline();
  if (Object.hasOwn(ceremonyWords, name)) return ceremonyWords[name]!();
  return code && Object.hasOwn(words, code) ? words[code]!() : m.account_error_other();
}
