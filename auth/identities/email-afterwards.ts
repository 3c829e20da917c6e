import type { FullUser, Identity, Metadata } from "#auth/users/user-object.ts";

/**
 * The address of an account that is left with these identities: the one it has, as long as one of them has
 * verified it, otherwise the first that is verified. An unverified address is never promoted (P39).
 */
export function emailAfterwards(user: Pick<FullUser, "email">, rest: Identity[]): string | null {
  const verified = rest
    .filter(({ email, identity_data }) => email && (identity_data as Metadata).email_verified === true)
    .map(({ email }) => email!);
  return verified.find((email) => email === user.email) ?? verified[0] ?? null;
}
