import type { AuthConfig } from "#auth/auth-config.ts";
import type { OneTimeKind, VerifyType } from "#auth/one-time/kinds.ts";

/** The address a mail links to: from the configured origin alone, whatever the request called us (P1). */
export function verifyLink(
  { publicUrl }: AuthConfig,
  { token, kind, redirectTo }: { token: string; kind: OneTimeKind; redirectTo: string },
): string {
  const query = new URLSearchParams({ token, type: typeOfKind(kind), redirect_to: redirectTo });
  return `${publicUrl}/auth/v1/verify?${query}`;
}

function typeOfKind(kind: OneTimeKind): VerifyType {
  return kind.startsWith("email_change") ? "email_change" : (kind as VerifyType);
}
