import type { Factor } from "@supabase/auth-js";
import { m } from "#messages/messages.js";

const kinds = ["webauthn", "totp", "phone", "recovery_code"] as const;
type Kind = (typeof kinds)[number];

/** One way to show the second factor. */
export type Way = { kind: Kind; id: string; name: string | undefined; phone: string | undefined };

/** The ways a person has enrolled, the quickest first; recovery codes are the last resort. */
export function waysOf(factors: Factor[]): Way[] {
  const ways = factors.flatMap((factor) => {
    const kind = kinds.find((one) => one === (factor.factor_type as string));
    const { phone } = factor as Factor & { phone?: string };
    return kind && factor.status === "verified"
      ? [{ kind, id: factor.id, name: factor.friendly_name, phone }]
      : [];
  });
  return ways.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

const words: Record<Kind, () => string> = {
  webauthn: m.account_factor_use_webauthn,
  totp: m.account_factor_use_totp,
  phone: m.account_factor_use_phone,
  recovery_code: m.account_factor_use_recovery,
};

/** What the button to another way says; its name tells two of a kind apart. */
export function wayWords({ kind, name }: Way, ways: Way[]): string {
  const isOnly = ways.filter((way) => way.kind === kind).length === 1;
  return isOnly || !name ? words[kind]() : `${words[kind]()} (${name})`;
}
