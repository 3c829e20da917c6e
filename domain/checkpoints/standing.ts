import type { CheckpointKind } from "./templates.ts";

export const checkpointStates = ["open", "done", "waived"] as const;
export type CheckpointState = (typeof checkpointStates)[number];

export const checkpointStepKinds = ["done", "undo", "snooze", "waive", "broken", "edit"] as const;
export type CheckpointStepKind = (typeof checkpointStepKinds)[number];

/** Why somebody does without one. */
export const waiveReasons = ["hotel_took", "not_needed", "other_way"] as const;
/** The same, that a hotel did not keep its word, and that the stay was cancelled or has ended. */
export const closeReasons = [...waiveReasons, "not_kept", "cancelled", "stay_over"] as const;

/** Days of checkpoints are the house's own, like its weeks and months. */
export const CHECKPOINT_ZONE = "America/Sao_Paulo";

/** Of no use to anybody once the guests have left; what was promised and how it was can still be asked then. */
const kindsBeforeEnd: readonly CheckpointKind[] = ["payment", "preferences", "documents", "contact"];

/** Whether a touch point closes by itself because the stay it was for, or the last of its journey, has ended. */
export function endsWithStay({ kind, isStayOver }: { kind: CheckpointKind; isStayOver: boolean }): boolean {
  return isStayOver && kindsBeforeEnd.includes(kind);
}

const arrows: Record<CheckpointState, Partial<Record<CheckpointStepKind, CheckpointState>>> = {
  open: { done: "done", waive: "waived", broken: "waived", snooze: "open", edit: "open" },
  done: { undo: "open" },
  waived: { undo: "open" },
};

/** Where a step takes a checkpoint; null where it leads nowhere. */
export function stateAfter(state: CheckpointState, step: CheckpointStepKind): CheckpointState | null {
  return arrows[state][step] ?? null;
}

type Dated = { state: CheckpointState; day: string };

/** Where a checkpoint stands on a day of the house's. */
export function placeOf({ state, day }: Dated, today: string): "overdue" | "today" | "ahead" | "closed" {
  if (state !== "open") return "closed";
  if (day < today) return "overdue";
  return day === today ? "today" : "ahead";
}
