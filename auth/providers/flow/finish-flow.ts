import type { Call } from "#auth/http/call.ts";
import { acceptInvitation } from "#auth/identities/accept-invitation.ts";
import { linkIdentity } from "#auth/identities/link-identity.ts";
import { signInWithProvider } from "#auth/identities/sign-in-with-provider.ts";
import { insertFlow } from "#auth/one-time/queries.ts";
import { type IssuedSession, issueSession } from "#auth/sessions/issue-session.ts";
import { hashToken } from "#auth/tokens/secrets.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import type { ProviderAccount } from "../provider-account.ts";
import { type ProviderTokens, sealProviderTokens } from "../provider-tokens.ts";
import type { ProviderFlow } from "../queries.ts";

type Ending = { flow: ProviderFlow; account: ProviderAccount; tokens: ProviderTokens };
type Outcome = IssuedSession | { code: string };

/** Does what the flow was begun for: adds a way in, accepts an invitation, or signs in. */
export function finishFlow(call: Call, ending: Ending): Promise<Outcome> {
  const { deps, origin } = call;
  const { flow, account } = ending;
  const { linking_user_id: userId, linking_session_id: sessionId, invite_token_hash: tokenHash } = flow;
  const { db } = deps.database;
  if (userId && sessionId) {
    return transact(db, async (tx) => {
      const issued = await linkIdentity(tx, deps, { userId, sessionId, account, origin });
      return flow.code_challenge ? issueCode(tx, call, { ...ending, userId }) : issued;
    });
  }
  const finish = (tx: Tx, id: string) => signIn(tx, call, { ...ending, userId: id });
  if (!tokenHash) return signInWithProvider(call, { account, finish });
  return transact(db, async (tx) =>
    finish(tx, await acceptInvitation(tx, deps, { tokenHash, account, origin })),
  );
}

function signIn(tx: Tx, call: Call, ending: Ending & { userId: string }): Promise<Outcome> {
  if (ending.flow.code_challenge) return issueCode(tx, call, ending);
  const { userId, account } = ending;
  return issueSession(tx, call.deps, {
    userId,
    method: "oauth",
    provider: account.provider,
    origin: call.origin,
  });
}

/** The code for the client's exchange. The state stays behind, used, so that it can be told apart from a new one. */
async function issueCode(
  tx: Tx,
  { deps }: Call,
  { flow, account, tokens, userId }: Ending & { userId: string },
): Promise<{ code: string }> {
  const now = deps.clock.now();
  const code = crypto.randomUUID();
  await insertFlow(tx, {
    id: crypto.randomUUID(),
    user_id: userId,
    authentication_method: "oauth",
    provider: account.provider,
    code_challenge: flow.code_challenge,
    code_challenge_method: flow.code_challenge_method,
    linking_session_id: flow.linking_session_id,
    auth_code_hash: hashToken(code),
    auth_code_issued_at: now,
    provider_tokens_encrypted: sealProviderTokens(deps, tokens, userId),
    expires_at: new Date(now.getTime() + deps.config.flowSeconds * 1_000),
    created_at: now,
  });
  return { code };
}
