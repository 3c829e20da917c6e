/** What became of a visitor's message. */
export const messageStatuses = ["new", "open", "answered", "closed", "spam"] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Each arrow of a message; whoever answers goes by `answered`. */
const ARROWS: Record<MessageStatus, readonly MessageStatus[]> = {
  new: ["open", "answered", "closed", "spam"],
  open: ["answered", "closed", "spam"],
  answered: ["open", "closed", "spam"],
  closed: ["open"],
  spam: ["new"],
};

/** Whether a message may go from one status to another. */
export function mayMove(from: MessageStatus, to: MessageStatus): boolean {
  return ARROWS[from].includes(to);
}

/** Where a message may go. */
export function movesFrom(from: MessageStatus): readonly MessageStatus[] {
  return ARROWS[from];
}
