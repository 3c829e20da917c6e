import { createHash } from "node:crypto";
import { type JWTPayload, jwtVerify } from "jose";
import type { Deps } from "#auth/deps.ts";
import type { Provider } from "#auth/providers/providers.ts";
import { isSameSecret } from "#auth/tokens/secrets.ts";

/** Why an ID token is not believed, in the words of OAuth: the protocol gives these refusals no code (§3.2). */
export class IdTokenRefusal extends Error {
  readonly error: string;

  constructor(description: string, error = "invalid request") {
    super(description);
    this.error = error;
  }
}

type Given = { idToken: string; accessToken?: string | undefined; nonce?: string | undefined };

const MAX_LENGTH = 16_384;
// Only keys of which the provider alone has the private half: no shared secret, and never none.
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

/** The claims of an ID token that the configured issuer signed for one of our clients, lately and for this use. */
export async function checkIdToken(deps: Deps, provider: Provider, given: Given): Promise<JWTPayload> {
  const { payload, algorithm } = await verify(deps, provider, given.idToken);
  checkAudience(payload, provider);
  checkNonce(payload, given.nonce);
  if (given.accessToken) checkAccessToken(payload, { accessToken: given.accessToken, algorithm });
  return payload;
}

/** The issuer is the configured one; what the token says about itself decides nothing (P2). */
async function verify(deps: Deps, provider: Provider, idToken: string) {
  if (idToken.length > MAX_LENGTH) throw new IdTokenRefusal("Bad ID token");
  const { issuer, keys } = await provider.discovered().catch(() => {
    throw new IdTokenRefusal(`${provider.label} cannot be reached at the moment`);
  });
  try {
    const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
      algorithms: ALGORITHMS,
      issuer,
      requiredClaims: ["sub", "aud", "exp", "iat"],
      currentDate: deps.clock.now(),
    });
    // Access tokens and log-out tokens of the same issuer say what they are here.
    if (protectedHeader.typ && protectedHeader.typ.toUpperCase() !== "JWT") throw new Error("no ID token");
    return { payload, algorithm: protectedHeader.alg };
  } catch {
    throw new IdTokenRefusal("Bad ID token");
  }
}

function checkAudience({ aud }: JWTPayload, { clientId, otherClientIds }: Provider): void {
  const audiences = [aud ?? []].flat();
  const isOurs = audiences.length > 0 && audiences.every((id) => [clientId, ...otherClientIds].includes(id));
  if (!isOurs) throw new IdTokenRefusal("Unacceptable audience in id_token");
}

/** The token carries the hash of what only the client that asked for it knows. */
function checkNonce({ nonce: hashed }: JWTPayload, nonce: string | undefined): void {
  if (!hashed && !nonce) return;
  if (!hashed || !nonce) {
    throw new IdTokenRefusal("Passed nonce and nonce in id_token should either both exist or not.");
  }
  const expected = createHash("sha256").update(nonce).digest("hex");
  if (typeof hashed === "string" && isSameSecret(hashed, expected)) return;
  throw new IdTokenRefusal("Nonces mismatch", "invalid nonce");
}

function checkAccessToken(
  { at_hash: expected }: JWTPayload,
  { accessToken, algorithm }: { accessToken: string; algorithm: string },
): void {
  if (expected === undefined) return;
  const bits = algorithm === "EdDSA" ? "512" : algorithm.slice(-3);
  const digest = createHash(`sha${bits}`).update(accessToken).digest();
  const half = digest.subarray(0, digest.length / 2).toString("base64url");
  if (typeof expected !== "string" || !isSameSecret(half, expected))
    throw new IdTokenRefusal("Bad access token");
}
