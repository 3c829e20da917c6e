import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import type { FactorKind } from "./factor-kind.ts";
import { phone } from "./phone/phone.ts";
import { totp } from "./totp/totp.ts";
import { relyingPartyOf } from "./webauthn/relying-party.ts";
import { webauthn } from "./webauthn/webauthn.ts";

const KINDS = { totp, phone, webauthn } satisfies Record<string, FactorKind>;
type KindName = keyof typeof KINDS;

/** The kind of a name, if this server knows it and offers it for what is to be done. */
export function requireKind(deps: Deps, name: string, purpose: "enroll" | "verify"): FactorKind {
  if (!Object.hasOwn(KINDS, name)) {
    throw new AuthError("validation_failed", { message: "factor_type needs to be totp, phone or webauthn" });
  }
  const known = name as KindName;
  if (!isOffered(deps, known)) throw new AuthError(`mfa_${known}_${purpose}_not_enabled`);
  return KINDS[known];
}

function isOffered({ config, sms }: Deps, name: KindName): boolean {
  if (!config.factors.includes(name)) return false;
  if (name === "phone") return sms !== undefined;
  return name === "totp" || relyingPartyOf(config) !== null;
}
