import type { AmrMethod } from "#auth/sessions/issue-session.ts";

/** What a mailed secret is good for. */
export type OneTimeKind =
  | "signup"
  | "invite"
  | "magiclink"
  | "recovery"
  | "email_change_current"
  | "email_change_new"
  | "reauthentication"
  | "phone_confirmation"
  | "phone_change";

/** The `type` of a link or of POST /verify. */
export type VerifyType = "signup" | "invite" | "magiclink" | "recovery" | "email_change" | "email";

/** Which kinds a type may redeem: a code is never worth more than what it was sent for. */
export const KINDS_OF_TYPE: Record<VerifyType, OneTimeKind[]> = {
  signup: ["signup"],
  invite: ["invite"],
  magiclink: ["magiclink"],
  recovery: ["recovery"],
  email_change: ["email_change_current", "email_change_new"],
  email: ["signup", "magiclink"],
};

export function isVerifyType(type: string): type is VerifyType {
  return Object.hasOwn(KINDS_OF_TYPE, type);
}

/** What a redeemed mail records as the method of a session that PKCE opens (§6); other ways record "otp". */
export const METHOD_OF_KIND: Partial<Record<OneTimeKind, AmrMethod>> = {
  signup: "email/signup",
  invite: "invite",
  magiclink: "magiclink",
  recovery: "recovery",
  email_change_current: "email_change",
  email_change_new: "email_change",
};
