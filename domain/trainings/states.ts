import type { ErrorCode } from "../errors.ts";

export const trainingStates = ["draft", "published", "retired"] as const;
export type TrainingState = (typeof trainingStates)[number];

/** What may become of a training: written, open to members, put away and opened again. */
export const trainingMoves: Record<TrainingState, readonly TrainingState[]> = {
  draft: ["published"],
  published: ["retired"],
  retired: ["published"],
};

/** Why a training cannot go from one state to another; null where it can. */
export function moveBlocker(move: {
  from: TrainingState;
  to: TrainingState;
  faults: number;
}): ErrorCode | null {
  if (!trainingMoves[move.from].includes(move.to)) return "training_state";
  return move.to === "published" && move.faults > 0 ? "training_faulty" : null;
}
