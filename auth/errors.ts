/** Every refusal the server can give: its code on the wire, its usual status, its words for developers. */
const ERRORS = {
  unexpected_failure: [500, "Unexpected failure, please check server logs for more information"],
  request_timeout: [503, "The server is busy, please try again"],
  not_found: [404, "There is nothing at this address"],
  method_not_allowed: [405, "This method is not served at this address"],
  bad_json: [400, "Could not parse request body as JSON"],
  request_entity_too_large: [413, "Request body is too large"],
  validation_failed: [400, "The request is not valid"],
  captcha_failed: [400, "Captcha protection: request disallowed"],
  over_request_rate_limit: [429, "Request rate limit reached"],
  over_email_send_rate_limit: [429, "Email rate limit exceeded"],
  over_sms_send_rate_limit: [429, "SMS rate limit exceeded"],

  no_authorization: [401, "This endpoint requires a valid Bearer token"],
  bad_jwt: [403, "Invalid JWT"],
  not_admin: [403, "User not allowed"],
  user_not_found: [403, "User from sub claim in JWT does not exist"],
  session_not_found: [403, "Session from session_id claim in JWT does not exist"],
  session_expired: [400, "Session has expired"],
  user_banned: [403, "User is banned"],
  insufficient_aal: [401, "An AAL2 session is required for this when MFA is enabled"],

  signup_disabled: [422, "Signups not allowed for this instance"],
  email_provider_disabled: [400, "Email logins are disabled"],
  phone_provider_disabled: [400, "Phone logins are disabled"],
  anonymous_provider_disabled: [422, "Anonymous sign-ins are disabled"],
  otp_disabled: [422, "Signups not allowed for otp"],
  user_already_exists: [422, "User already registered"],
  email_exists: [422, "A user with this email address has already been registered"],
  phone_exists: [422, "A user with this phone number has already been registered"],
  email_address_invalid: [400, "Email address is invalid"],
  user_sso_managed: [422, "Updating email, phone or password of a SSO account only possible via SSO"],

  invalid_credentials: [400, "Invalid login credentials"],
  email_not_confirmed: [400, "Email not confirmed"],
  phone_not_confirmed: [400, "Phone not confirmed"],
  weak_password: [422, "Password is too weak"],
  same_password: [422, "New password should be different from the old password"],
  current_password_required: [400, "Current password required when setting new password."],
  current_password_invalid: [400, "Current password is not correct"],
  reauthentication_needed: [400, "Password update requires reauthentication"],
  reauthentication_not_valid: [422, "Nonce has expired or is invalid"],
  otp_expired: [403, "Token has expired or is invalid"],

  refresh_token_not_found: [400, "Invalid Refresh Token: Refresh Token Not Found"],
  refresh_token_already_used: [400, "Invalid Refresh Token: Already Used"],
  flow_state_not_found: [404, "Invalid flow state, no valid flow state found"],
  flow_state_expired: [422, "Invalid flow state, flow state has expired"],
  flow_state_already_used: [400, "Invalid flow state, already used"],
  bad_code_verifier: [400, "Code challenge does not match previously saved code verifier"],

  bad_oauth_state: [400, "OAuth state is invalid"],
  bad_oauth_callback: [400, "OAuth callback is invalid"],
  provider_disabled: [400, "Provider is not enabled"],
  provider_email_needs_verification: [422, "Unverified email with this provider"],
  manual_linking_disabled: [404, "Manual linking is disabled"],
  identity_already_exists: [422, "Identity is already linked"],
  identity_not_found: [422, "Identity doesn't exist"],
  single_identity_not_deletable: [422, "User must have at least 1 identity after unlinking"],
  email_conflict_identity_not_deletable: [422, "Unable to unlink identity due to email conflict"],

  too_many_enrolled_mfa_factors: [422, "Maximum number of verified factors reached, unenroll to continue"],
  mfa_factor_name_conflict: [422, "A factor with this friendly name already exists for this user"],
  mfa_factor_not_found: [404, "Factor not found"],
  mfa_verified_factor_exists: [422, "A verified phone factor already exists"],
  mfa_challenge_expired: [
    422,
    "MFA challenge has expired, verify against another challenge or create a new one",
  ],
  mfa_ip_address_mismatch: [422, "Challenge and verify must come from the same session, and only once"],
  mfa_verification_failed: [422, "Invalid code or credential"],
  mfa_totp_enroll_not_enabled: [422, "MFA enroll is disabled for TOTP"],
  mfa_totp_verify_not_enabled: [422, "MFA verification is disabled for TOTP"],
  mfa_phone_enroll_not_enabled: [422, "MFA enroll is disabled for phone"],
  mfa_phone_verify_not_enabled: [422, "MFA verification is disabled for phone"],
  mfa_webauthn_enroll_not_enabled: [422, "MFA enroll is disabled for WebAuthn"],
  mfa_webauthn_verify_not_enabled: [422, "MFA verification is disabled for WebAuthn"],
  mfa_recovery_codes_enroll_not_enabled: [422, "Recovery codes are disabled"],
  mfa_recovery_codes_verify_not_enabled: [422, "Recovery codes are disabled"],
  mfa_recovery_codes_locked: [429, "Recovery codes are locked after too many attempts"],
  mfa_recovery_codes_sole_factor: [422, "Recovery codes need another verified factor"],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERRORS;

type Particulars = {
  message?: string;
  /** Where the protocol gives the same code another status. */
  status?: number;
  /** Further members of the body, such as the reasons of a weak password. */
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
};

/** A refusal on its way to the caller; thrown inside a transaction it undoes the transaction. */
export class AuthError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, { message, status, body = {}, headers = {} }: Particulars = {}) {
    super(message ?? ERRORS[code][1]);
    this.code = code;
    this.status = status ?? ERRORS[code][0];
    this.body = body;
    this.headers = headers;
  }
}
