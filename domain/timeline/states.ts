import { z } from "zod";

/** What becomes of something that was said: it stands, waits while we read it, was taken down, or was taken back. */
export const saidStates = ["published", "held", "removed", "withdrawn"] as const;
export const SaidState = z.enum(saidStates);
export type SaidState = z.infer<typeof SaidState>;

/** Who may bring it from one state to another; a report of a guest's exposure holds by itself. */
const moves: Record<SaidState, Partial<Record<SaidState, "report" | "moderator" | "author">>> = {
  published: { held: "report", removed: "moderator", withdrawn: "author" },
  held: { published: "moderator", removed: "moderator", withdrawn: "author" },
  removed: { published: "moderator" },
  withdrawn: {},
};

/** Who moves it there; null where nobody can. */
export function mover({ from, to }: { from: SaidState; to: SaidState }) {
  return moves[from][to] ?? null;
}

/** What is wrong with something, in a reporter's eyes. */
export const reportKinds = ["exposes_guest", "wrong_about_hotel", "advertising", "offence"] as const;
export const ReportKind = z.enum(reportKinds);
export type ReportKind = z.infer<typeof ReportKind>;

/** Whether a report takes the thing off the air while it is read. */
export function holdsAtOnce(kind: ReportKind): boolean {
  return kind === "exposes_guest";
}
