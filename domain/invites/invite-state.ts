const DAY_MS = 24 * 60 * 60 * 1_000;

/** How long an invitation may be accepted. */
export const INVITE_LIFE_MS = 14 * DAY_MS;

/** An invitation that nobody accepted is forgotten this long after its end. */
export const INVITE_KEPT_MS = 180 * DAY_MS;

export const inviteStates = ["valid", "expired", "used", "revoked"] as const;
export type InviteState = (typeof inviteStates)[number];

type Times = { expiresAt: Date; usedAt: Date | null; revokedAt: Date | null };

/** What an invitation is at a moment (spec §4); what was done to it comes before its age. */
export function inviteState({ expiresAt, usedAt, revokedAt }: Times, now: Date): InviteState {
  if (usedAt) return "used";
  if (revokedAt) return "revoked";
  return now < expiresAt ? "valid" : "expired";
}

const ALLOWED = {
  accept: ["valid"],
  resend: ["valid", "expired"],
  revoke: ["valid", "expired"],
  askRenewal: ["expired"],
} as const satisfies Record<string, readonly InviteState[]>;

/** Whether something may be done with an invitation in this state. */
export function mayInvite(action: keyof typeof ALLOWED, state: InviteState): boolean {
  return (ALLOWED[action] as readonly InviteState[]).includes(state);
}
