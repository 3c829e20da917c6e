import type { FullUser, Identity, Metadata } from "./user-object.ts";
import { isConfirmed } from "./user-object.ts";

const NOTHING = {
  phone: null,
  password_hash: null,
  email_confirmed_at: null,
  phone_confirmed_at: null,
  recovery_sent_at: null,
  invited_at: null,
  new_email: null,
  email_change_sent_at: null,
  email_change_confirmed: null,
  new_phone: null,
  phone_change_sent_at: null,
  reauthentication_sent_at: null,
  last_sign_in_at: null,
  banned_until: null,
  deleted_at: null,
  is_anonymous: false,
  is_sso_user: false,
  app_metadata: { provider: "email", providers: ["email"] },
  factors: [],
};

/**
 * The account that a sign-up would have made now, in place of the one that has the address: of that one
 * nothing shows (P19). Where it is confirmed the protocol wants another id, no role and no identities.
 */
export function disguise(known: FullUser, { data, now }: { data: Metadata; now: Date }): FullUser {
  const { email, language } = known;
  const shown = isConfirmed(known)
    ? { id: crypto.randomUUID(), role: "", identities: [] }
    : { id: known.id, role: "authenticated", identities: [ownIdentity(known, now)] };
  const times = { created_at: now, updated_at: now, confirmation_sent_at: now };
  return { ...NOTHING, email, language, ...shown, ...times, user_metadata: data };
}

function ownIdentity({ id, email, identities }: FullUser, now: Date): Identity {
  const at = now.toISOString();
  const own = identities.find(({ provider }) => provider === "email");
  return {
    id: own?.id ?? crypto.randomUUID(),
    user_id: id,
    provider: "email",
    provider_id: id,
    identity_data: { sub: id, email, email_verified: false, phone_verified: false },
    email,
    last_sign_in_at: at,
    created_at: at,
    updated_at: at,
  };
}
