import type { Auth, Claims } from "#auth/create-auth.ts";

/** What the bearer token of a request says; null without a living one. */
export async function readClaims(auth: Pick<Auth, "verifyToken">, request: Request): Promise<Claims | null> {
  const token = request.headers.get("authorization")?.match(/^Bearer (\S+)$/i)?.[1];
  return token ? auth.verifyToken(token) : null;
}
