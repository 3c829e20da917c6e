import { AuthError } from "#auth/errors.ts";
import { normaliseEmail } from "#auth/users/contact.ts";
import type { Metadata } from "#auth/users/user-object.ts";
import type { ProviderConfig } from "./provider-config.ts";

/** Who a provider says somebody is. */
export type ProviderAccount = {
  provider: string;
  label: string;
  /** The provider's name for the person, never given to another. */
  sub: string;
  email: string | null;
  isEmailVerified: boolean;
  /** What the identity keeps and the page may show. */
  data: Metadata;
};

const MAX_SUBJECT = 255;
const MAX_NAME = 120;
const MAX_TEXT = 1_000;
const NAMES = ["name", "given_name", "family_name", "nickname", "preferred_username", "locale"];

/** Reads the claims of a verified ID token, or of it and the UserInfo of the same person. */
export function readProviderAccount(
  provider: ProviderConfig,
  claims: Record<string, unknown>,
): ProviderAccount {
  const sub = textOf(claims.sub, MAX_SUBJECT);
  if (!sub) {
    throw new AuthError("bad_oauth_callback", { message: "Missing sub claim in id_token" });
  }
  const email = emailOf(claims.email);
  const isEmailVerified = email !== null && isVerified(claims.email_verified, provider);
  const names = Object.fromEntries(
    NAMES.map((name) => [name, textOf(claims[name], MAX_NAME)] as const).filter(([, value]) => value),
  );
  const picture = pictureOf(claims.picture);
  return {
    provider: provider.name,
    label: provider.label,
    sub,
    email,
    isEmailVerified,
    data: {
      ...names,
      ...(names.name ? { full_name: names.name } : {}),
      ...(picture ? { picture, avatar_url: picture } : {}),
      ...(email ? { email } : {}),
      iss: textOf(claims.iss) ?? provider.issuer,
      sub,
      provider_id: sub,
      email_verified: isEmailVerified,
      phone_verified: false,
    },
  };
}

/** Some providers write the truth as text; anything that is not true is not verified (P3). */
function isVerified(claim: unknown, { isEmailTrusted }: ProviderConfig): boolean {
  return claim === true || claim === "true" || (claim === undefined && isEmailTrusted);
}

function emailOf(claim: unknown): string | null {
  const text = textOf(claim);
  if (!text) return null;
  try {
    return normaliseEmail(text);
  } catch {
    return null;
  }
}

function pictureOf(claim: unknown): string | undefined {
  const text = textOf(claim);
  return text && /^https?:/i.test(text) && URL.canParse(text) ? new URL(text).href : undefined;
}

/** A text that is worth keeping and that the database can hold. */
function textOf(claim: unknown, maxLength = MAX_TEXT): string | undefined {
  if (typeof claim !== "string" || claim === "" || claim.length > maxLength) return undefined;
  return claim.includes("\0") || !claim.isWellFormed() ? undefined : claim;
}
