import { m } from "#messages/messages.js";
import type { PrivacyApi } from "#server/privacy/contract.ts";
import { authClient } from "#web/session/auth-client.ts";
import { memberApi } from "#web/session/member-api.ts";

type Request = { way: "password" | "app" | "mail"; proof: string; appId: string | undefined };

const words: Record<string, () => string> = {
  proof_needed: m.privacy_error_proof,
  second_factor_needed: m.security_error_aal2,
  only_administrator: m.privacy_error_only_administrator,
  rate_limited: m.account_error_often,
};

/** Asks for the account's end; says in words why it was refused, or nothing when it is gone. */
export async function requestDeletion({ way, proof, appId }: Request): Promise<string | null> {
  try {
    if (way === "app" && appId) {
      const { error } = await authClient().mfa.challengeAndVerify({ factorId: appId, code: proof });
      if (error) return m.account_error_code();
    }
    const json = way === "password" ? { password: proof } : way === "mail" ? { nonce: proof } : {};
    const answer = await memberApi<PrivacyApi>().privacy.deletion.$post({ json });
    if (answer.ok) return null;
    const { code = "" } = (await (answer as Response).json()) as { code?: string };
    return (words[code] ?? m.account_error_other)();
  } catch {
    return m.account_error_offline();
  }
}
