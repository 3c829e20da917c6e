import { z } from "zod";
import type { ErrorCode } from "../errors.ts";

export const referralStates = ["sent", "in_conversation", "qualified", "signed", "declined"] as const;
export const ReferralState = z.enum(referralStates);
export type ReferralState = z.infer<typeof ReferralState>;

/** What a referral can be moved to. */
export const ReferralTarget = z.enum(["in_conversation", "qualified", "signed", "declined"]);
export type ReferralTarget = z.infer<typeof ReferralTarget>;

/** What may become of a referral (loop: state machines), a step at a time; administrators move it. */
const arrows: Record<ReferralState, readonly ReferralState[]> = {
  sent: ["in_conversation", "declined"],
  in_conversation: ["qualified", "declined"],
  qualified: ["signed", "declined"],
  signed: [],
  declined: [],
};

type Move = { from: ReferralState; to: ReferralState; note: string | null };

/** Why a referral cannot be moved so, or null; a refusal needs its reason. */
export function moveBlocker({ from, to, note }: Move): ErrorCode | null {
  if (!arrows[from].includes(to)) return "conflict";
  return to === "declined" && !note ? "validation_failed" : null;
}

/** Whether something may still become of it, so that it can hold a claim. */
export function isOpen(state: ReferralState): boolean {
  return arrows[state].length > 0;
}

export const openStates = referralStates.filter(isOpen);
