import type { Claims } from "#auth/create-auth.ts";
import type { SignedInDevices } from "#domain/security/sessions.ts";
import type { Deps } from "../deps.ts";

/** Where a person is signed in, the place they ask from first, then the latest used. */
export async function listDevices({ auth }: Pick<Deps, "auth">, claims: Claims): Promise<SignedInDevices> {
  const devices = (await auth.listSessions(claims.sub)).map(
    ({ id, userAgent, ip, signedInAt, lastUsedAt }) => ({
      id,
      userAgent,
      ip,
      isCurrent: id === claims.session_id,
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }),
  );
  const sessions = devices.toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  );
  return { sessions };
}
