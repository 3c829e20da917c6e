import { z } from "zod";
import { AuthError } from "#auth/errors.ts";
import { requireActor } from "#auth/http/authenticate.ts";
import type { Call } from "#auth/http/call.ts";
import { flag, readFields, text } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { linkIdentity } from "#auth/identities/link-identity.ts";
import { signInWithProvider } from "#auth/identities/sign-in-with-provider.ts";
import { type ProviderAccount, readProviderAccount } from "#auth/providers/provider-account.ts";
import { completeClaims } from "#auth/providers/user-info.ts";
import { type IssuedSession, issueSession } from "#auth/sessions/issue-session.ts";
import { requireAal2 } from "#auth/sessions/require-aal2.ts";
import { toTokenBody } from "#auth/sessions/token-body.ts";
import { transact } from "#platform/database/transact.ts";
import { checkIdToken, IdTokenRefusal } from "./id-token-checks.ts";

const Body = z.object({
  provider: text,
  id_token: text,
  access_token: text,
  nonce: text,
  link_identity: flag,
});

/** grant_type=id_token: a session for whom a provider's token names, or one more way in for the caller (§3.2). */
export async function grantIdToken(call: Call): Promise<Response> {
  const { deps, headers } = call;
  const fields = readFields(Body, call.body);
  try {
    if (!fields.link_identity) {
      return json(await toTokenBody(deps, await signIn(call, await readToken(call, fields))));
    }
    const actor = await requireActor(deps, headers);
    requireAal2(actor);
    const account = await readToken(call, fields);
    const linking = { userId: actor.user.id, sessionId: actor.session.id, account, origin: call.origin };
    const issued = await transact(deps.database.db, (tx) => linkIdentity(tx, deps, linking));
    return json(await toTokenBody(deps, issued));
  } catch (error) {
    if (!(error instanceof IdTokenRefusal)) throw error;
    return json({ error: error.error, error_description: error.message }, { status: 400 });
  }
}

async function readToken({ deps }: Call, fields: z.infer<typeof Body>): Promise<ProviderAccount> {
  const { provider: name, id_token: idToken, access_token: accessToken, nonce } = fields;
  if (!idToken) throw new IdTokenRefusal("id_token required");
  if (!name) throw new IdTokenRefusal("provider required");
  const provider = deps.providers.find(name);
  if (!provider) {
    throw new AuthError("provider_disabled", { message: `Provider (issuer "${name}") is not enabled` });
  }
  const claims = await checkIdToken(deps, provider, { idToken, accessToken, nonce });
  const { clients } = await provider.discovered();
  try {
    return readProviderAccount(provider, await completeClaims(clients[0], { claims, accessToken }));
  } catch {
    throw new IdTokenRefusal("Bad access token");
  }
}

function signIn(call: Call, account: ProviderAccount): Promise<IssuedSession> {
  const { deps, origin } = call;
  return signInWithProvider(call, {
    account,
    finish: (tx, userId) =>
      issueSession(tx, deps, { userId, method: "oauth", provider: account.provider, origin }),
  });
}
