import {
  type RequestDetail,
  type RequestList,
  type RequestQuery,
  SIMILAR_LIMIT,
} from "#domain/requests/requests.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { findComments, findRequest, findRequests, findSimilar } from "./queries.ts";
import { toRequest } from "./to-request.ts";

/** The requests that a question leaves, as the reader sees them. */
export async function listRequests(
  { db }: Pick<Deps, "db">,
  { readerId, query }: { readerId: string; query: RequestQuery },
): Promise<RequestList> {
  const { rows, ...list } = await findRequests(db, { readerId, query });
  return { ...list, rows: rows.map((row) => toRequest(row, readerId)) } as RequestList;
}

/** What has been asked already in much the same words; of two letters nothing can be said. */
export async function listSimilar(
  { db }: Pick<Deps, "db">,
  { readerId, q }: { readerId: string; q: string },
) {
  if (q.length < 3) return { requests: [] };
  const rows = await findSimilar(db, { q, readerId, limit: SIMILAR_LIMIT });
  return { requests: rows.map((row) => toRequest(row, readerId)) };
}

/** One request with what was said about it. */
export async function readRequest(
  db: Db | Tx,
  { id, readerId }: { id: string; readerId: string },
): Promise<RequestDetail> {
  const row = await findRequest(db, { id, readerId });
  if (!row) throw refuse("not_found");
  const comments = await findComments(db, id);
  return {
    request: toRequest(row, readerId),
    comments: comments.map(({ role, created_at: at, ...comment }) => ({
      ...comment,
      isOfHouse: role === "admin",
      createdAt: at.toISOString(),
    })),
  };
}
