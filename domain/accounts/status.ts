import { z } from "zod";

/** Only an active account may use the app (spec §4). */
export const statuses = ["pending", "active", "rejected", "suspended"] as const;
export const AccountStatus = z.enum(statuses);
export type AccountStatus = z.infer<typeof AccountStatus>;

/** Where an account may go from each status; every way that takes something away needs a reason. */
const TRANSITIONS: Record<AccountStatus, Partial<Record<AccountStatus, { needsReason: boolean }>>> = {
  pending: { active: { needsReason: false }, rejected: { needsReason: true } },
  active: { suspended: { needsReason: true } },
  rejected: { active: { needsReason: false } },
  suspended: { active: { needsReason: false } },
};

type Change = { from: AccountStatus; to: AccountStatus; reason: string | null };

/** Why a change of status cannot be made, or null if it can. */
export function statusBlocker({ from, to, reason }: Change): "conflict" | "validation_failed" | null {
  const way = TRANSITIONS[from][to];
  if (!way) return "conflict";
  return way.needsReason && !reason?.trim() ? "validation_failed" : null;
}
