import { AuthError } from "#auth/errors.ts";
import { hasVerifiedFactor } from "#auth/users/user-object.ts";
import type { Actor } from "./queries.ts";

/** Whoever has a second factor must have used it in this session; the protocol's status varies by call (§7.2). */
export function requireAal2({ user, session }: Actor, status = 401): void {
  if (!hasVerifiedFactor(user) || session.aal === "aal2") return;
  throw new AuthError("insufficient_aal", { status });
}
