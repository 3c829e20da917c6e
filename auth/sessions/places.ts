import { hasSignedInFrom, type Origin } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import { hashToken } from "#auth/tokens/secrets.ts";
import type { Place } from "./place.ts";

const REMEMBERED_MS = 90 * 86_400_000;

/** The network address of a request, known if this account was entered from it lately; asked only when it matters. */
export function placeOf(deps: Deps, { email, origin }: { email: string; origin: Origin }): Place {
  const since = new Date(deps.clock.now().getTime() - REMEMBERED_MS);
  return {
    account: hashToken(email),
    key: hashToken(`${email} ${origin.ip}`),
    isKnown: () => hasSignedInFrom(deps.database.db, { email, ip: origin.ip, since }),
  };
}

/** A living session of the account itself, wherever it is. */
export function placeOfSession({ email, sessionId }: { email: string; sessionId: string }): Place {
  return {
    account: hashToken(email),
    key: hashToken(`${email} session ${sessionId}`),
    isKnown: async () => true,
  };
}
