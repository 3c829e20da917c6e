import type { FeatureRequest } from "#domain/requests/requests.ts";
import type { RequestState } from "#domain/requests/states.ts";
import type { RequestRow } from "./queries.ts";

/** A request as its reader sees it. */
export function toRequest(row: RequestRow, readerId: string): FeatureRequest {
  return {
    id: row.id,
    title: row.title,
    problem: row.problem,
    state: row.state as RequestState,
    author: row.author,
    isMine: row.author_id === readerId,
    votes: row.votes,
    hasMyVote: row.voter_id !== null,
    comments: row.comments,
    answer:
      row.answer === null ? null : { text: row.answer, by: row.answered_by, at: row.moved_at.toISOString() },
    mergedInto: row.merged_into === null ? null : { id: row.merged_into, title: row.merged_title ?? "" },
    solved: { yes: row.solved, no: row.unsolved },
    isSolvedForMe: row.is_solved,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}
