import { z } from "zod";
import { lines } from "../text.ts";

/** A proposal to make somebody an administrator, as administrators see it. */
export const AdminGrant = z
  .object({
    id: z.string(),
    /** Who proposes it; null once their account is gone. */
    by: z.string().nullable(),
    byId: z.string().nullable(),
    reason: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: "AdminGrant" });
export type AdminGrant = z.infer<typeof AdminGrant>;

export const GrantProposal = z.strictObject({ reason: lines(500) });
export const GrantDecision = z.strictObject({ isConfirmed: z.boolean() });
export type GrantDecision = z.infer<typeof GrantDecision>;

type Hands = { actorId: string; proposedBy: string | null; hasUsedFactor: boolean };

/** Why somebody may not confirm a proposal; null if they may. To decline it asks for no other hands. */
export function confirmBlocker({ actorId, proposedBy, hasUsedFactor }: Hands) {
  if (!hasUsedFactor) return "second_factor_needed" as const;
  return actorId === proposedBy ? ("second_administrator_needed" as const) : null;
}
