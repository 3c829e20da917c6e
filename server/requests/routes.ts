import { FeatureRequest, RequestDetail, RequestList, SimilarRequests } from "#domain/requests/requests.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { askFor } from "./ask-for.ts";
import { comment as addComment } from "./comment.ts";
import { decisionsContract, readingsContract, wishesContract } from "./contract.ts";
import { mergeRequests } from "./merge-requests.ts";
import { moveRequest } from "./move-request.ts";
import { listRequests, listSimilar, readRequest } from "./read-requests.ts";
import { vote as giveVote, saySolved } from "./vote.ts";

/** What members ask the platform to become. */
export function requestsRoutes(deps: Deps) {
  const { list, similar, read } = readingsContract;
  const { ask, vote, solved, comment } = wishesContract;
  const { move, merge } = decisionsContract;
  return createApi(deps)
    .openapi(list, async (context) => {
      const asked = { readerId: context.var.actor.id, query: context.req.valid("query") };
      return context.json(RequestList.parse(await listRequests(deps, asked)), 200);
    })
    .openapi(similar, async (context) => {
      const asked = { readerId: context.var.actor.id, ...context.req.valid("query") };
      return context.json(SimilarRequests.parse(await listSimilar(deps, asked)), 200);
    })
    .openapi(read, async (context) => {
      const which = { id: context.req.valid("param").id, readerId: context.var.actor.id };
      return context.json(RequestDetail.parse(await readRequest(deps.db, which)), 200);
    })
    .openapi(ask, async (context) => {
      const input = {
        userId: context.var.actor.id,
        request: context.req.valid("json"),
        once: onceOf(context),
      };
      return context.json(FeatureRequest.parse(await askFor(deps, input)), 201);
    })
    .openapi(vote, async (context) => {
      const input = {
        userId: context.var.actor.id,
        ...context.req.valid("param"),
        ...context.req.valid("json"),
      };
      return context.json(RequestDetail.parse(await giveVote(deps, input)), 200);
    })
    .openapi(solved, async (context) => {
      const input = {
        userId: context.var.actor.id,
        ...context.req.valid("param"),
        ...context.req.valid("json"),
      };
      return context.json(RequestDetail.parse(await saySolved(deps, input)), 200);
    })
    .openapi(comment, async (context) => {
      const said = { ...context.req.valid("param"), ...context.req.valid("json"), once: onceOf(context) };
      const detail = await addComment(deps, { userId: context.var.actor.id, ...said });
      return context.json(RequestDetail.parse(detail), 200);
    })
    .openapi(move, async (context) => {
      const input = {
        actor: context.var.actor,
        ...context.req.valid("param"),
        move: context.req.valid("json"),
      };
      return context.json(RequestDetail.parse(await moveRequest(deps, input)), 200);
    })
    .openapi(merge, async (context) => {
      const input = {
        actor: context.var.actor,
        ...context.req.valid("param"),
        merge: context.req.valid("json"),
      };
      return context.json(RequestDetail.parse(await mergeRequests(deps, input)), 200);
    });
}
