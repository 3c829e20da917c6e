import type { Factor } from "@supabase/auth-js";
import { m } from "#messages/messages.js";

/** What kind of second factor it is. */
export function factorKind({ factor_type }: Factor): string {
  if (factor_type === "totp") return m.security_totp();
  return factor_type === "phone" ? m.security_phone() : m.security_passkey();
}

/** A name that is not taken yet: the kind, then the kind and a number. */
export function freeName(base: string, factors: Factor[]): string {
  const taken = new Set(factors.map(({ friendly_name }) => friendly_name));
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base} ${number}`;
    if (!taken.has(name)) return name;
  }
}
