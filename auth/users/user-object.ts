import type { Selectable } from "kysely";
import type { InJson } from "#auth/json-rows.ts";
import type { AuthIdentitiesRow, AuthMfaFactorsRow, AuthUsersRow } from "#database/tables.ts";

export type UserRow = Selectable<AuthUsersRow>;
export type Identity = Pick<
  InJson<Selectable<AuthIdentitiesRow>>,
  | "id"
  | "user_id"
  | "provider"
  | "provider_id"
  | "identity_data"
  | "email"
  | "last_sign_in_at"
  | "created_at"
  | "updated_at"
>;
export type Factor = Pick<
  InJson<Selectable<AuthMfaFactorsRow>>,
  | "id"
  | "friendly_name"
  | "factor_type"
  | "status"
  | "phone"
  | "last_challenged_at"
  | "created_at"
  | "updated_at"
>;

/** An account with everything the user object shows. */
export type FullUser = UserRow & { identities: Identity[]; factors: Factor[] };
export type UserObject = ReturnType<typeof toUserObject>;
export type Metadata = Record<string, unknown>;

/** The account as the protocol shows it: nothing that was given out in secret, and nothing empty. */
export function toUserObject(user: FullUser) {
  const confirmedAt = [user.email_confirmed_at, user.phone_confirmed_at].filter((at) => at !== null);
  return {
    id: user.id,
    aud: "authenticated",
    role: user.role,
    email: user.email ?? "",
    phone: user.phone ?? "",
    app_metadata: user.app_metadata as Metadata,
    user_metadata: user.user_metadata as Metadata,
    identities: user.identities.map(toIdentityObject),
    is_anonymous: user.is_anonymous,
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    ...present({
      email_confirmed_at: user.email_confirmed_at,
      phone_confirmed_at: user.phone_confirmed_at,
      confirmed_at: confirmedAt.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
      confirmation_sent_at: user.confirmation_sent_at,
      recovery_sent_at: user.recovery_sent_at,
      new_email: user.new_email,
      email_change_sent_at: user.email_change_sent_at,
      new_phone: user.new_phone,
      phone_change_sent_at: user.phone_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      invited_at: user.invited_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
      deleted_at: user.deleted_at,
    }),
    ...(user.factors.length > 0 ? { factors: user.factors.map(toFactorObject) } : {}),
  };
}

function toIdentityObject(identity: Identity) {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data as Metadata,
    provider: identity.provider,
    last_sign_in_at: isoTime(identity.last_sign_in_at),
    created_at: isoTime(identity.created_at),
    updated_at: isoTime(identity.updated_at),
    ...present({ email: identity.email }),
  };
}

export function toFactorObject(factor: Factor) {
  return {
    id: factor.id,
    factor_type: factor.factor_type,
    status: factor.status,
    created_at: isoTime(factor.created_at),
    updated_at: isoTime(factor.updated_at),
    ...present({
      friendly_name: factor.friendly_name,
      phone: factor.phone,
      last_challenged_at: factor.last_challenged_at && isoTime(factor.last_challenged_at),
    }),
  };
}

export function isBanned({ banned_until }: { banned_until: Date | null }, now: Date): boolean {
  return banned_until !== null && banned_until > now;
}

export function isConfirmed(user: Pick<UserRow, "email_confirmed_at" | "phone_confirmed_at">): boolean {
  return user.email_confirmed_at !== null || user.phone_confirmed_at !== null;
}

export function hasVerifiedFactor({ factors }: Pick<FullUser, "factors">): boolean {
  return factors.some(({ status }) => status === "verified");
}

function isoTime(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

function present(fields: Record<string, Date | string | null>): Record<string, string> {
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    value ? [[name, value instanceof Date ? value.toISOString() : value] as const] : [],
  );
  return Object.fromEntries(entries);
}
