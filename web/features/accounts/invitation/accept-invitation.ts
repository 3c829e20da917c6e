import type { Role } from "#domain/accounts/roles.ts";
import { AcceptedInvite, type InviteAcceptance } from "#domain/invites/invites.ts";
import type { InvitesApi } from "#server/invites/contract.ts";
import { browserApi } from "#web/api.ts";
import { authClient } from "#web/session/auth-client.ts";

/** What came of accepting: in, made but not signed in, one field to mend, no longer open, or a failure. */
export type Acceptance =
  | { outcome: "in"; role: Role }
  | { outcome: "made" | "over" | "weak" | "too_long" | "rate_limited" | "offline" | "failed" };

/** Makes the account and signs in with it. */
export async function acceptInvitation(acceptance: InviteAcceptance): Promise<Acceptance> {
  try {
    const answer = await browserApi<InvitesApi>().invitation.accept.$post({ json: acceptance });
    if (!answer.ok) return refusal(await (answer as Response).json());
    const { email, role } = AcceptedInvite.parse(await answer.json());
    const { error } = await authClient().signInWithPassword({ email, password: acceptance.password });
    return error ? { outcome: "made" } : { outcome: "in", role };
  } catch {
    return { outcome: navigator.onLine ? "failed" : "offline" };
  }
}

function refusal({ code, fields }: { code: string; fields?: Record<string, string> }): Acceptance {
  if (["invite_over", "account_exists", "not_found"].includes(code)) return { outcome: "over" };
  if (code === "rate_limited") return { outcome: code };
  if (fields?.password === "too_long") return { outcome: "too_long" };
  return { outcome: fields?.password ? "weak" : "failed" };
}
