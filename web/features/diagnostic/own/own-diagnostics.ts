import { useQuery } from "@tanstack/react-query";
import { OwnDiagnostics } from "#domain/diagnostic/attempts.ts";
import type { DiagnosticApi } from "#server/diagnostic/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";

export const OWN_DIAGNOSTICS = ["diagnostic", "mine"] as const;
export const readOwnDiagnostics = async () =>
  OwnDiagnostics.parse(await bodyOf(await memberApi<DiagnosticApi>().diagnostic.mine.$get()));

/** The reader's own attempts. */
export function useOwnDiagnostics() {
  return useQuery({ queryKey: OWN_DIAGNOSTICS, queryFn: readOwnDiagnostics });
}
