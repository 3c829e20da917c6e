import { useQuery } from "@tanstack/react-query";
import type { SecurityApi } from "#server/security/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";

export const SESSIONS = ["security", "sessions"] as const;

/** Where the person is signed in. */
export function useSessions() {
  return useQuery({
    queryKey: SESSIONS,
    queryFn: async () => (await bodyOf(await memberApi<SecurityApi>().security.sessions.$get())).sessions,
  });
}
