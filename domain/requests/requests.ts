import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { Version } from "../numbers.ts";
import { line, lines, searchText } from "../text.ts";
import { audiences } from "../updates/updates.ts";
import { RequestState, requestStates } from "./states.ts";

/** How many similar requests are shown while somebody types. */
export const SIMILAR_LIMIT = 4;

/** What a member asks for: the problem before the solution. */
export const NewRequest = z.strictObject({ title: line(140), problem: lines(2_000) });
export type NewRequest = z.infer<typeof NewRequest>;

const Solved = z.object({ yes: z.number().int(), no: z.number().int() });

/** A request as members read it. */
export const FeatureRequest = z
  .object({
    id: z.uuid(),
    title: z.string(),
    problem: z.string(),
    state: RequestState,
    author: z.string().nullable(),
    isMine: z.boolean(),
    votes: z.number().int(),
    hasMyVote: z.boolean(),
    comments: z.number().int(),
    answer: z.object({ text: z.string(), by: z.string().nullable(), at: z.iso.datetime() }).nullable(),
    mergedInto: z.object({ id: z.uuid(), title: z.string() }).nullable(),
    /** Of a shipped one: the news that told of it, and whose news it is. */
    news: z
      .object({
        id: z.uuid(),
        title: z.string(),
        englishTitle: z.string().nullable(),
        audience: z.enum(audiences),
      })
      .nullable(),
    /** Of a shipped one: for how many voters it solved what they had asked, and what I said. */
    solved: Solved,
    isSolvedForMe: z.boolean().nullable(),
    createdAt: z.iso.datetime(),
    version: Version,
  })
  .meta({ id: "FeatureRequest" });
export type FeatureRequest = z.infer<typeof FeatureRequest>;

export const RequestQuery = listQuery({
  sorts: ["votes", "createdAt"],
  sort: "-votes",
  filters: { state: RequestState.optional() },
});
export type RequestQuery = z.infer<typeof RequestQuery>;
export const RequestList = listAnswer(FeatureRequest, { state: requestStates });
export type RequestList = z.infer<typeof RequestList>;

export const SimilarQuery = z.object({ q: searchText() });
export const SimilarRequests = z.object({ requests: z.array(FeatureRequest) });

const Comment = z.object({
  id: z.uuid(),
  author: z.string().nullable(),
  isOfHouse: z.boolean(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export const RequestDetail = z
  .object({ request: FeatureRequest, comments: z.array(Comment) })
  .meta({ id: "RequestDetail" });
export type RequestDetail = z.infer<typeof RequestDetail>;

export const NewComment = z.strictObject({ text: lines(1_000) });
export const Vote = z.strictObject({ isOn: z.boolean() });
export const SolvedVote = z.strictObject({ isSolved: z.boolean() });

/** What an administrator makes of a request; the answer is shown to everybody, and so is the news of what shipped. */
export const RequestMove = z.strictObject({
  to: z.enum(["planned", "in_progress", "shipped", "declined"]),
  answer: lines(1_000).nullable(),
  updateId: z.uuid().nullable(),
  version: Version,
});
export type RequestMove = z.infer<typeof RequestMove>;

/** Two requests that ask the same become one: the votes go along, counted once a person. */
export const RequestMerge = z.strictObject({ into: z.uuid(), version: Version });
export type RequestMerge = z.infer<typeof RequestMerge>;
