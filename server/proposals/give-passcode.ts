import { linkState } from "#domain/proposals/links.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { isPasscode, passCookie } from "./passcodes.ts";
import { findByToken } from "./queries.ts";

/** Wrong guesses of one passcode, from wherever they come. */
const GUESSES = { name: "proposal-passcode-link", points: 20, durationSeconds: 3_600 };

/** The cookie for whoever knows the passcode; a link without one, or that leads nowhere, has nothing to give. */
export async function givePasscode(
  deps: Pick<Deps, "db" | "clock" | "limiter">,
  { token, passcode }: { token: string; passcode: string },
): Promise<{ name: string; value: string }> {
  const link = await findByToken(deps.db, hashLinkToken(token));
  const state =
    link && linkState({ revokedAt: link.revoked_at, expiresAt: link.expires_at }, deps.clock.now());
  if (!link || state === "revoked" || link.passcode_hash === null) throw refuse("not_found");
  if (state === "expired") throw refuse("proposal_over");
  const { allowed, retryAfterSeconds } = await deps.limiter.consume({ ...GUESSES, key: link.id });
  if (!allowed) throw refuse("rate_limited", { headers: { "retry-after": String(retryAfterSeconds) } });
  if (!(await isPasscode(link.passcode_hash, passcode))) throw refuse("passcode_wrong");
  return passCookie(link);
}
