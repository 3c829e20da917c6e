import { authClient } from "#web/session/auth-client.ts";

/** Takes away what was begun and not finished: it counts for nothing, and would only hold its name. */
export async function dropUnfinished(type: "totp" | "phone" | "webauthn"): Promise<void> {
  const { mfa } = authClient();
  const { data } = await mfa.listFactors();
  const left = data?.all.filter(({ factor_type, status }) => factor_type === type && status === "unverified");
  for (const { id } of left ?? []) await mfa.unenroll({ factorId: id });
}
