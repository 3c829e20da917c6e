import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { lines } from "../text.ts";
import { ReportKind, SaidState } from "./states.ts";
import { Author } from "./timeline.ts";

/** What an administrator decides about everything reported of one thing; the reason is read by both sides. */
export const Decision = z.strictObject({ decision: z.enum(["kept", "removed"]), reason: lines(600) });
export type Decision = z.infer<typeof Decision>;

/** An author's word against a removal, and the answer to it. */
export const NewAppeal = z.strictObject({ text: lines(1_000) });
export const AppealAnswer = z.strictObject({ isRestored: z.boolean(), answer: lines(600) });
export type AppealAnswer = z.infer<typeof AppealAnswer>;

/** What was said, as whoever decides about it sees it. */
const Subject = z.object({
  postId: z.uuid(),
  commentId: z.uuid().nullable(),
  author: Author,
  text: z.string(),
  state: SaidState,
  /** Signed addresses, open for an hour whatever becomes of the post. */
  pictures: z.array(z.object({ url: z.string(), alt: z.string() })),
  saidAt: z.iso.datetime(),
});

export const reportStates = ["open", "decided"] as const;
const ReportState = z.enum(reportStates);

export const Report = z
  .object({
    id: z.uuid(),
    kind: ReportKind,
    words: z.string().nullable(),
    reporter: z.string().nullable(),
    subject: Subject,
    /** How many reports about the same thing are open; one decision answers them all. */
    together: z.number().int(),
    decision: z.enum(["kept", "removed", "withdrawn"]).nullable(),
    reason: z.string().nullable(),
    decidedBy: z.string().nullable(),
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "TimelineReport" });
export type Report = z.infer<typeof Report>;

export const ReportQuery = listQuery({
  sorts: ["createdAt"],
  sort: "createdAt",
  filters: { state: ReportState.optional() },
});
export type ReportQuery = z.infer<typeof ReportQuery>;
export const ReportList = listAnswer(Report, { state: reportStates });
export type ReportList = z.infer<typeof ReportList>;

export const Appeal = z
  .object({
    id: z.uuid(),
    subject: Subject,
    reason: z.string(),
    removedBy: z.string().nullable(),
    appeal: z.string(),
    appealedAt: z.iso.datetime(),
    isRestored: z.boolean().nullable(),
    answer: z.string().nullable(),
  })
  .meta({ id: "TimelineAppeal" });
export type Appeal = z.infer<typeof Appeal>;

export const AppealQuery = listQuery({
  sorts: ["appealedAt"],
  sort: "appealedAt",
  filters: { state: ReportState.optional() },
});
export type AppealQuery = z.infer<typeof AppealQuery>;
export const AppealList = listAnswer(Appeal, { state: reportStates });
export type AppealList = z.infer<typeof AppealList>;
