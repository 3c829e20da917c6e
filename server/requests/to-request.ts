import type { FeatureRequest } from "#domain/requests/requests.ts";
import type { RequestState } from "#domain/requests/states.ts";
import type { Audience } from "#domain/updates/updates.ts";
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
    news:
      row.news_id === null
        ? null
        : {
            ...{ id: row.news_id, title: row.news_title ?? "", englishTitle: row.news_title_en },
            audience: row.news_audience as Audience,
          },
    solved: { yes: row.solved, no: row.unsolved },
    isSolvedForMe: row.is_solved,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}
