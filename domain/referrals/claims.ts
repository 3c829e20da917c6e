import { isOpen, type ReferralState } from "./states.ts";

const DAY_MS = 86_400_000;

/** How long a hotel is kept for who referred it, after whatever happened last. */
export const CLAIM_DAYS = 90;

/** How long before its end the owner of a claim is told. */
export const ENDING_DAYS = 7;

/** Until when something that happens now keeps the hotel. */
export function claimEnd(now: Date): Date {
  return new Date(now.getTime() + CLAIM_DAYS * DAY_MS);
}

type Claim = { state: ReferralState; endsAt: Date; now: Date };

/** The days that are left of a claim, the one under way counted whole; null where there is none any more. */
export function daysLeft({ state, endsAt, now }: Claim): number | null {
  if (!isOpen(state) || endsAt <= now) return null;
  return Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS);
}
