import type { StepResult } from "../steps.ts";
import type { FileTime } from "./journal.ts";

/** What a command, a check or a suite of a part came to. */
export type PartResult = StepResult & { files?: FileTime[] };

/** A part of a run, with the seconds it may take on two cores. */
export type Part = {
  name: string;
  shareSeconds: number;
  /** Whether nothing after it can succeed without it. */
  isNeeded?: boolean;
  /** Every command of it is ended at the limit. */
  run: (limitMs: number) => Promise<PartResult[]>;
};

export type FinishedPart = { name: string; shareSeconds: number; seconds: number; results: PartResult[] };
