/** Every way the API refuses, and the HTTP status it refuses with. */
export const errorStatus = {
  bad_request: 400,
  validation_failed: 400,
  unauthenticated: 401,
  forbidden: 403,
  account_not_active: 403,
  proof_needed: 403,
  second_factor_needed: 403,
  not_found: 404,
  journey_state: 409,
  journey_full: 409,
  journey_unready: 409,
  snapshot_outdated: 409,
  passcode_needed: 403,
  passcode_wrong: 403,
  proposal_over: 410,
  method_not_allowed: 405,
  conflict: 409,
  account_exists: 409,
  invite_exists: 409,
  invite_over: 410,
  only_administrator: 409,
  nothing_to_take: 409,
  only_owner: 409,
  slug_taken: 409,
  slug_reserved: 409,
  chapter_one_language: 409,
  chapter_frame_changed: 409,
  translation_missing: 409,
  contract_ends_before_start: 400,
  contract_before_later: 409,
  contract_before_booking: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  rate_limited: 429,
  internal: 500,
  overloaded: 503,
  timeout: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What is wrong with one field of a request. */
export const fieldCodes = [
  "required",
  "invalid",
  "too_short",
  "too_long",
  "unknown",
  "ends_before_start",
] as const;
export type FieldCode = (typeof fieldCodes)[number];
