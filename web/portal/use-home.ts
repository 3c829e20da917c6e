import { homeOf } from "#domain/accounts/homes.ts";
import { useCurrentUser } from "#web/session/current-user.ts";

/** The home of the reader's own portal. */
export function useHome(): string {
  const { userRole } = useCurrentUser();
  return userRole ? homeOf[userRole] : "/";
}
