import { z } from "zod";
import type { ErrorCode } from "../errors.ts";

export const requestStates = ["new", "planned", "in_progress", "shipped", "declined", "merged"] as const;
export const RequestState = z.enum(requestStates);
export type RequestState = z.infer<typeof RequestState>;

/** What may become of a request (loop: state machines); administrators move it. */
const arrows: Record<RequestState, readonly RequestState[]> = {
  new: ["planned", "in_progress", "shipped", "declined", "merged"],
  planned: ["in_progress", "shipped", "declined", "merged"],
  in_progress: ["shipped", "declined", "merged"],
  shipped: [],
  declined: [],
  merged: [],
};

type Move = { from: RequestState; to: RequestState; answer: string | null };

/** Why a request cannot be moved so, or null; a refusal needs its answer. */
export function moveBlocker({ from, to, answer }: Move): ErrorCode | null {
  if (!arrows[from].includes(to)) return "conflict";
  return to === "declined" && !answer ? "validation_failed" : null;
}

/** Whether people may still vote for it or talk about it. */
export function isOpen(state: RequestState): boolean {
  return arrows[state].length > 0;
}
