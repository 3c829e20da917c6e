import type {
  Appeal,
  AppealList,
  AppealQuery,
  Report,
  ReportList,
  ReportQuery,
} from "#domain/timeline/moderation.ts";
import type { ReportKind, SaidState } from "#domain/timeline/states.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { toAuthor } from "../reading/to-post.ts";
import {
  type AppealRow,
  findAppeal,
  findAppeals,
  findPictures,
  findReport,
  findReports,
  type ReportRow,
} from "./queries.ts";

const LINK_MS = 60 * 60_000;
type Signing = Pick<Deps, "files" | "clock">;

/** What waits to be judged and what was, with what was said. */
export async function listReports(deps: Pick<Deps, "db"> & Signing, query: ReportQuery): Promise<ReportList> {
  const { rows, ...list } = await findReports(deps.db, query);
  const pictures = await picturesOf(deps.db, deps, rows);
  return { ...list, rows: rows.map((row) => toReport(row, pictures)) } as ReportList;
}

export async function readReport(db: Db | Tx, deps: Signing, id: string): Promise<Report> {
  const row = await findReport(db, id);
  if (!row) throw refuse("not_found");
  return toReport(row, await picturesOf(db, deps, [row]));
}

/** What authors say against removals of theirs. */
export async function listAppeals(deps: Pick<Deps, "db"> & Signing, query: AppealQuery): Promise<AppealList> {
  const { rows, ...list } = await findAppeals(deps.db, query);
  const pictures = await picturesOf(deps.db, deps, rows);
  return { ...list, rows: rows.map((row) => toAppeal(row, pictures)) } as AppealList;
}

export async function readAppeal(db: Db | Tx, deps: Signing, id: string): Promise<Appeal> {
  const row = await findAppeal(db, id);
  if (!row) throw refuse("not_found");
  return toAppeal(row, await picturesOf(db, deps, [row]));
}

type Pictures = { postId: string | null; alt: string; url: string }[];

async function picturesOf(
  db: Db | Tx,
  { files, clock }: Signing,
  rows: { post_id: string }[],
): Promise<Pictures> {
  const expiresAt = new Date(clock.now().getTime() + LINK_MS);
  const found = await findPictures(db, [...new Set(rows.map(({ post_id: id }) => id))]);
  return found.map(({ post_id: postId, alt, storage_key: key }) => ({
    ...{ postId, alt, url: files.signedPath({ key, expiresAt }) },
  }));
}

function toSubject(row: ReportRow | AppealRow, pictures: Pictures) {
  return {
    postId: row.post_id,
    commentId: row.comment_id,
    author: toAuthor(row),
    text: row.text,
    state: row.state as SaidState,
    pictures: row.comment_id ? [] : pictures.filter(({ postId }) => postId === row.post_id),
    saidAt: row.said_at.toISOString(),
  };
}

function toReport(row: ReportRow, pictures: Pictures): Report {
  return {
    id: row.id,
    kind: row.kind as ReportKind,
    words: row.words,
    reporter: row.reporter,
    subject: toSubject(row, pictures),
    together: row.together,
    decision: row.decision as Report["decision"],
    reason: row.reason,
    decidedBy: row.decider,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

function toAppeal(row: AppealRow, pictures: Pictures): Appeal {
  return {
    id: row.id,
    subject: toSubject(row, pictures),
    reason: row.reason,
    removedBy: row.remover,
    appeal: row.appeal ?? "",
    appealedAt: (row.appealed_at as Date).toISOString(),
    isRestored: row.is_restored,
    answer: row.answer,
  };
}
