import { z } from "zod";
import type { ErrorCode } from "../errors.ts";

export const productStates = [
  "draft",
  "in_review",
  "changes_requested",
  "rejected",
  "published",
  "paused",
  "closed",
] as const;
export const ProductState = z.enum(productStates);
export type ProductState = z.infer<typeof ProductState>;

/** Who moves a product: whoever sells it, or the house. */
export const productActors = ["seller", "house"] as const;
type ProductActor = (typeof productActors)[number];

type Arrow = {
  from: ProductState;
  to: ProductState;
  by: readonly ProductActor[];
  needsReason?: ProductActor;
};

/**
 * Every way a product may go (loop: state machines). The draft beside a published product goes the first half of the
 * same way; `published` is where it takes the other's place.
 */
const productArrows: readonly Arrow[] = [
  { from: "draft", to: "in_review", by: ["seller"] },
  { from: "in_review", to: "changes_requested", by: ["house"], needsReason: "house" },
  { from: "changes_requested", to: "in_review", by: ["seller"] },
  { from: "in_review", to: "rejected", by: ["house"], needsReason: "house" },
  { from: "in_review", to: "published", by: ["house"] },
  { from: "published", to: "paused", by: ["seller"] },
  { from: "paused", to: "published", by: ["seller"] },
  { from: "published", to: "closed", by: productActors, needsReason: "house" },
  { from: "paused", to: "closed", by: productActors, needsReason: "house" },
];

type Move = { from: ProductState; to: ProductState; by: ProductActor; reason: string | null };

/** Why a product cannot be moved so, or null; what the house takes away, it explains. */
export function moveBlocker({ from, to, by, reason }: Move): ErrorCode | null {
  const arrow = productArrows.find((one) => one.from === from && one.to === to && one.by.includes(by));
  if (!arrow) return "product_state";
  return arrow.needsReason === by && !reason ? "validation_failed" : null;
}

/** Whether a draft may still be written in. */
export function isWritable(state: ProductState): boolean {
  return state === "draft" || state === "changes_requested";
}

/** What becomes of a published product by itself: shown, rested or ended. */
export const liveStates = ["published", "paused", "closed"] as const;
export type LiveState = (typeof liveStates)[number];

/** Where a draft is on its way. */
export const draftStates = ["draft", "in_review", "changes_requested", "rejected"] as const;
export type DraftState = (typeof draftStates)[number];
