import { linkState } from "#domain/proposals/links.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { isPasscode, passCookie } from "./passcodes.ts";
import { findByToken } from "./queries.ts";

/**
 * Guesses at one passcode from one address: a stranger who has the link uses up their own and nobody else's, so that its
 * client is not kept out. A passcode is long enough for that.
 */
const GUESSES = { name: "proposal-passcode-link", points: 20, durationSeconds: 3_600 };

/** The cookie for whoever knows the passcode; a link without one, or that leads nowhere, has nothing to give. */
export async function givePasscode(
  deps: Pick<Deps, "db" | "clock" | "limiter">,
  { token, passcode, address }: { token: string; passcode: string; address: string },
): Promise<{ name: string; value: string }> {
  const link = await findByToken(deps.db, hashLinkToken(token));
  const state =
    link && linkState({ revokedAt: link.revoked_at, expiresAt: link.expires_at }, deps.clock.now());
  if (!link || state === "revoked" || link.passcode_hash === null) throw refuse("not_found");
  if (state === "expired") throw refuse("proposal_over");
  const key = `${link.id} ${address}`;
  const { allowed, retryAfterSeconds } = await deps.limiter.consume({ ...GUESSES, key });
  if (!allowed) throw refuse("rate_limited", { headers: { "retry-after": String(retryAfterSeconds) } });
  if (!(await isPasscode(link.passcode_hash, passcode))) throw refuse("passcode_wrong");
  return passCookie(link);
}
