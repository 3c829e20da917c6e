import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { AuthConfig } from "#auth/auth-config.ts";
import { ALGORITHM, type KeyRing } from "#auth/keys/key-ring.ts";

const AUDIENCE = "authenticated";
// A header larger than this is refused by servers on the way, so no honest token is.
const MAX_TOKEN_LENGTH = 16_384;

export const Claims = z.object({
  sub: z.string(),
  session_id: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.string(),
  aal: z.enum(["aal1", "aal2"]),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number(), provider: z.string().optional() })),
  is_anonymous: z.boolean(),
  app_metadata: z.record(z.string(), z.unknown()),
  user_metadata: z.record(z.string(), z.unknown()),
  iat: z.number(),
  exp: z.number(),
});
/** What an access token says. Authorisation never reads `user_metadata`: its owner writes it. */
export type Claims = z.infer<typeof Claims>;

export function issuerOf({ publicUrl }: AuthConfig): string {
  return `${publicUrl}/auth/v1`;
}

type Signing = { keys: KeyRing; config: AuthConfig; now: Date };

/** Signs the claims of one session with the key of the moment. */
export async function signAccessToken(
  { keys, config, now }: Signing,
  claims: Omit<Claims, "iat" | "exp">,
): Promise<{ token: string; expiresAt: number }> {
  const { kid, key } = keys.signer(now);
  const issuedAt = Math.floor(now.getTime() / 1_000);
  const expiresAt = issuedAt + config.accessTokenSeconds;
  const token = await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: "JWT" })
    .setIssuer(issuerOf(config))
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
  return { token, expiresAt };
}

/** The claims of a token that one of our keys signed for our audience and that has not expired, or null. */
export async function readAccessToken({ keys, config, now }: Signing, token: string): Promise<Claims | null> {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => requireKey(keys, kid), {
      // The algorithm is ours to name, never the token's.
      algorithms: [ALGORITHM],
      typ: "JWT",
      issuer: issuerOf(config),
      audience: AUDIENCE,
      currentDate: now,
    });
    return Object.freeze(Claims.parse(payload));
  } catch {
    return null;
  }
}

function requireKey(keys: KeyRing, kid: string | undefined) {
  const key = kid === undefined ? undefined : keys.verifier(kid);
  if (!key) throw new Error("unknown key");
  return key;
}
