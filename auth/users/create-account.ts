import type { Deps } from "#auth/deps.ts";
import { insertIdentity } from "#auth/identities/queries.ts";
import type { ProviderAccount } from "#auth/providers/provider-account.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Language } from "./language.ts";
import { languageOfMetadata } from "./language.ts";
import { mergeMetadata } from "./metadata.ts";
import { findUser, insertUser, putOwnIdentity } from "./queries.ts";
import type { FullUser, Metadata } from "./user-object.ts";

export type NewAccount = {
  id?: string;
  email?: string | undefined;
  phone?: string | undefined;
  passwordHash?: string | null;
  userMetadata?: Metadata;
  appMetadata?: Metadata;
  role?: string | undefined;
  language: Language;
  isEmailConfirmed?: boolean;
  isPhoneConfirmed?: boolean;
  invitedAt?: Date | null;
  bannedUntil?: Date | null;
  /** Who vouches for the person, if a provider does: that is then their one way in. */
  provider?: ProviderAccount;
};

/**
 * Makes an account with the identity of each address it has, or of the provider that vouches for it. Returns
 * null when an address or the provider's account is taken; the transaction is then of no more use.
 */
export async function createAccount(tx: Tx, deps: Deps, account: NewAccount): Promise<FullUser | null> {
  const { email, phone, provider, userMetadata = {} } = account;
  const now = deps.clock.now();
  const id = account.id ?? crypto.randomUUID();
  const own = [...(email ? ["email"] : []), ...(phone ? ["phone"] : [])];
  const providers = provider ? [provider.provider] : own;
  const isInserted = await insertUser(tx, {
    id,
    email: email ?? null,
    phone: phone ?? null,
    password_hash: account.passwordHash ?? null,
    role: account.role ?? "authenticated",
    language: languageOfMetadata(userMetadata) ?? account.language,
    user_metadata: JSON.stringify(mergeMetadata({}, userMetadata)),
    app_metadata: JSON.stringify({ ...account.appMetadata, provider: providers[0], providers }),
    email_confirmed_at: email && account.isEmailConfirmed ? now : null,
    phone_confirmed_at: phone && account.isPhoneConfirmed ? now : null,
    invited_at: account.invitedAt ?? null,
    banned_until: account.bannedUntil ?? null,
    created_at: now,
    updated_at: now,
  });
  if (!isInserted) return null;
  if (provider && !(await insertIdentity(tx, { userId: id, account: provider, now }))) return null;
  if (email && !provider) {
    const data = { email, email_verified: !!account.isEmailConfirmed, phone_verified: false };
    await putOwnIdentity(tx, { userId: id, provider: "email", data, email, now });
  }
  if (phone) {
    const data = { phone, email_verified: false, phone_verified: !!account.isPhoneConfirmed };
    await putOwnIdentity(tx, { userId: id, provider: "phone", data, email: null, now });
  }
  const user = (await findUser(tx, id))!;
  await deps.onUserCreated?.(tx, user);
  return user;
}
