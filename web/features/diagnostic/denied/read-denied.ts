import type { DiagnosticAccess } from "#domain/diagnostic/access.ts";
import type { AccessAnswer } from "#domain/diagnostic/attempts.ts";
import { isMemberHere, ownApi } from "../member-session.ts";
import type { DeniedReason } from "./denied-view.tsx";

type Denied = { reason: DeniedReason; account: AccessAnswer | null };

/** Why a visitor is refused, or a member came here: as the house is set now. */
export function reasonOf(asked: string | null, access: DiagnosticAccess | null): DeniedReason {
  if (asked === "tier") return "tier";
  return access === "silver" ? "silver" : "members";
}

/** The reason as the server knows it of whoever is signed in here; for a visitor, the one they came with. */
export async function readDenied(reason: DeniedReason): Promise<Denied> {
  if (!isMemberHere()) return { reason, account: null };
  const api = await ownApi().catch(() => null);
  const answer = await api?.diagnostic.access.$get().catch(() => null);
  if (!answer?.ok) return { reason, account: null };
  const account = await answer.json();
  const known = { diagnostic_members_only: "members", diagnostic_tier: "tier" } as const;
  return { reason: account.refusal ? known[account.refusal] : "open", account };
}
