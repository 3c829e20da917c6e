import { type Configuration, fetchUserInfo } from "openid-client";

type Claims = Record<string, unknown> & { sub?: unknown };

/**
 * The claims of an ID token with what the provider keeps for its UserInfo endpoint. An address and the word on
 * whether it is verified come from the same place, never one from each.
 */
export async function completeClaims(
  client: Configuration,
  { claims, accessToken }: { claims: Claims; accessToken: string | undefined },
): Promise<Claims> {
  const { email, email_verified: _, ...rest } = claims;
  const hasMore = client.serverMetadata().userinfo_endpoint !== undefined;
  if (email || !accessToken || !hasMore || typeof claims.sub !== "string") return claims;
  const info = await fetchUserInfo(client, accessToken, claims.sub);
  return { ...info, ...rest };
}
