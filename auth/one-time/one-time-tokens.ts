import type { Deps } from "#auth/deps.ts";
import { hashCode, hashToken, isSameSecret, randomCode, randomToken } from "#auth/tokens/secrets.ts";
import type { Metadata } from "#auth/users/user-object.ts";
import type { Tx } from "#platform/database/database.ts";
import type { OneTimeKind } from "./kinds.ts";
import {
  countWrongCode,
  deleteToken,
  insertToken,
  lockTokensOfAddress,
  type OneTimeToken,
  takeTokenByHash,
} from "./queries.ts";

export type IssuedToken = { token: string; code: string };

/**
 * What an unconfirmed account becomes when the mail is redeemed (P4): it gets this password, or loses the one it
 * has, and says of itself what the sign-up behind the mail said.
 */
export type Claim = { passwordHash: string | null; userMetadata?: Metadata };

/** Marks a link whose redemption ends in a code for a PKCE client. */
export const PKCE_PREFIX = "pkce_";

/** Makes a link token and, independent of it, a code (P9); only their hashes are kept. */
export async function issueOneTimeToken(
  tx: Tx,
  deps: Deps,
  input: {
    userId: string;
    kind: OneTimeKind;
    address: string;
    expiresAt: Date;
    flowStateId?: string | null;
    claim?: Claim | undefined;
  },
): Promise<IssuedToken> {
  const { userId, kind, address, expiresAt, flowStateId = null, claim } = input;
  const token = `${flowStateId ? PKCE_PREFIX : ""}${randomToken()}`;
  const code = randomCode();
  await insertToken(tx, {
    id: crypto.randomUUID(),
    user_id: userId,
    kind,
    address,
    token_hash: hashToken(token),
    code_hash: codeHash(deps, { kind, address, code }),
    sets_password: claim !== undefined,
    password_hash: claim?.passwordHash ?? null,
    user_metadata: claim?.userMetadata ? JSON.stringify(claim.userMetadata) : null,
    flow_state_id: flowStateId,
    expires_at: expiresAt,
    created_at: deps.clock.now(),
  });
  return { token, code };
}

/** Takes the token behind a link, or null when it was used, has expired or is of another kind. */
export async function takeByLink(
  tx: Tx,
  deps: Deps,
  { token, kinds }: { token: string; kinds: OneTimeKind[] },
): Promise<OneTimeToken | null> {
  const taken = await takeTokenByHash(tx, { tokenHash: hashToken(token), kinds });
  return taken && taken.expires_at > deps.clock.now() ? taken : null;
}

/**
 * Takes the token whose code was typed. A wrong code counts against every living code of the address, from
 * wherever it is tried; the caller must let the transaction commit, or the count is lost.
 */
export async function takeByCode(
  tx: Tx,
  deps: Deps,
  { address, kinds, code }: { address: string; kinds: OneTimeKind[]; code: string },
): Promise<OneTimeToken | null> {
  const candidates = await lockTokensOfAddress(tx, { address, kinds, now: deps.clock.now() });
  const match = candidates.find(({ kind, code_hash }) =>
    isSameSecret(codeHash(deps, { kind, address, code }), code_hash!),
  );
  if (match) {
    await deleteToken(tx, match.id);
    return match;
  }
  const ids = candidates.map(({ id }) => id);
  if (ids.length > 0) await countWrongCode(tx, ids, deps.config.codeAttempts);
  return null;
}

function codeHash({ keys }: Deps, { kind, address, code }: { kind: string; address: string; code: string }) {
  return hashCode({ key: keys.secret("one-time-code"), scope: `${kind}\n${address}`, code });
}
