import { AuthError, type ErrorCode } from "#auth/errors.ts";
import type { Log } from "#platform/log.ts";

/** PostgreSQL's classes of errors that say something about the input or the moment, not about a fault of ours. */
const INPUT = /^22/;
const MOMENT = /^(40001|40P01|55P03|57014|53300|57P03)$/;

/** Two requests took the same address at the same moment; the second is told what the first would have been. */
const TAKEN: Record<string, ErrorCode> = {
  users_email: "email_exists",
  users_phone: "phone_exists",
  mfa_factors_friendly_name: "mfa_factor_name_conflict",
  mfa_factors_credential_id: "mfa_verification_failed",
};

/** What a row belongs to went away while the request was under way; it is answered as if it had come later. */
const GONE: [constraint: RegExp, code: ErrorCode][] = [
  [/user_id_fkey$/, "user_not_found"],
  [/session_id_fkey$/, "session_not_found"],
  [/factor_id_fkey$/, "mfa_factor_not_found"],
  [/flow_state_id_fkey$/, "flow_state_not_found"],
];

/** The refusal to send for whatever was thrown; the cause of a fault is logged and never sent. */
export function toAuthError(error: unknown, log: Log): { refused: AuthError; errorId?: string } {
  if (error instanceof AuthError) return { refused: error };
  const { code: sqlState = "", constraint = "" } = (error ?? {}) as { code?: string; constraint?: string };
  const known = TAKEN[constraint] ?? GONE.find(([gone]) => gone.test(constraint))?.[1];
  if (known) return { refused: new AuthError(known) };
  if (INPUT.test(sqlState)) return { refused: new AuthError("validation_failed") };
  if (MOMENT.test(sqlState)) {
    return { refused: new AuthError("request_timeout", { headers: { "retry-after": "1" } }) };
  }
  const errorId = crypto.randomUUID();
  log.error({ ...describeFault(error), errorId }, "an auth request failed");
  return { refused: new AuthError("unexpected_failure"), errorId };
}

/** What may be logged of a fault: database drivers hang the values of the statement on their errors (P36). */
export function describeFault(error: unknown) {
  if (!(error instanceof Error)) return { fault: "something that is not an error was thrown" };
  const { code, constraint } = error as { code?: string; constraint?: string };
  return { fault: error.message, sqlState: code, constraint, stack: error.stack };
}
