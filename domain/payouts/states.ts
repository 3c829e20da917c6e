/** How far a batch of payouts is (loop: state machines). */
export const batchStates = ["drafted", "approved", "sent", "settled", "reversed"] as const;
export type BatchState = (typeof batchStates)[number];

type Arrow = { from: BatchState; to: BatchState; needsReason?: true };

/** Every way a batch may go; taken back from anywhere, with a reason. */
const arrows: readonly Arrow[] = [
  { from: "drafted", to: "approved" },
  { from: "approved", to: "sent" },
  { from: "sent", to: "settled" },
  { from: "drafted", to: "reversed", needsReason: true },
  { from: "approved", to: "reversed", needsReason: true },
  { from: "sent", to: "reversed", needsReason: true },
  { from: "settled", to: "reversed", needsReason: true },
];

const arrowOf = (from: BatchState, to: BatchState) =>
  arrows.find((arrow) => arrow.from === from && arrow.to === to);

/** Whether a batch may go from one state to another. */
export function canMoveBatch(from: BatchState, to: BatchState): boolean {
  return arrowOf(from, to) !== undefined;
}

/** Whether going there has to be explained. */
export function isBatchExplained(from: BatchState, to: BatchState): boolean {
  return arrowOf(from, to)?.needsReason === true;
}

/** Whether the money has left the house. */
export function hasLeft(state: BatchState): boolean {
  return state === "sent" || state === "settled";
}

type Approval = { approverId: string; hands: readonly (string | null)[]; hasUsedFactor: boolean };

/** Why somebody may not let a batch go: it is theirs, or this session used no second factor. */
export function approvalBlocker({ approverId, hands, hasUsedFactor }: Approval) {
  if (hands.includes(approverId)) return "payout_same_person" as const;
  return hasUsedFactor ? null : ("second_factor_needed" as const);
}
