import type { Deps } from "#auth/deps.ts";
import { AuthError, type ErrorCode } from "#auth/errors.ts";
import type { Tx } from "#platform/database/database.ts";
import type { FactorType } from "./factor-settings.ts";
import { countFailure, type FactorRow, lockFactors } from "./queries.ts";

/** Factors whose wrong codes count together, however many there are and however often they are challenged. */
const CODE_FACTORS: FactorType[] = ["totp", "phone"];

const CODES_PER_LOCK = 10;
const FIRST_LOCK_MS = 15 * 60_000;
const LONGEST_LOCK_MS = 24 * 3_600_000;

export function requireUnlocked(
  { clock }: Deps,
  { locked_until: until }: FactorRow,
  code: ErrorCode = "over_request_rate_limit",
): void {
  const waitMs = until ? until.getTime() - clock.now().getTime() : 0;
  if (waitMs <= 0) return;
  throw new AuthError(code, { headers: { "retry-after": String(Math.ceil(waitMs / 1_000)) } });
}

/** Every tenth wrong code in a row closes the account's code factors, each time for twice as long (P9). */
export async function noteWrongCode(
  tx: Tx,
  { clock }: Deps,
  { factor, types = CODE_FACTORS }: { factor: FactorRow; types?: FactorType[] },
): Promise<void> {
  const userId = factor.user_id;
  const total = await countFailure(tx, { userId, factorId: factor.id, types });
  if (total % CODES_PER_LOCK !== 0) return;
  const lockMs = Math.min(FIRST_LOCK_MS * 2 ** (total / CODES_PER_LOCK - 1), LONGEST_LOCK_MS);
  await lockFactors(tx, { userId, types, until: new Date(clock.now().getTime() + lockMs) });
}
