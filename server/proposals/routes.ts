import { ProposalLink } from "#domain/proposals/links.ts";
import { ProposalComment, ProposalShare } from "#domain/proposals/proposals.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { answerComment } from "./answer-comment.ts";
import { bearerRoutes } from "./bearer-routes.ts";
import { changeLink } from "./change-link.ts";
import { clientCopyRoutes } from "./clients/routes.ts";
import { colourRoutes } from "./colour-routes.ts";
import { shareContract } from "./contract.ts";
import { createLink } from "./create-link.ts";
import { readShare } from "./read-share.ts";
import { revokeLink } from "./revoke-link.ts";

/** Proposals: shared by the owners of journeys, read and answered by the bearers of their links. */
export function proposalsRoutes(deps: Deps) {
  const { share, create, change, revoke, answer } = shareContract;
  return createApi(deps)
    .openapi(share, async (context) => {
      const { journeyId } = context.req.valid("param");
      const read = await readShare(deps, { journeyId, ownerId: context.var.actor.id });
      return context.json(ProposalShare.parse(read), 200);
    })
    .openapi(create, async (context) => {
      const { journeyId } = context.req.valid("param");
      const [link, once] = [context.req.valid("json"), onceOf(context)];
      const made = await createLink(deps, { journeyId, ownerId: context.var.actor.id, link, once });
      return context.json(ProposalLink.parse(made), 201);
    })
    .openapi(change, async (context) => {
      const { journeyId } = context.req.valid("param");
      const changes = context.req.valid("json");
      const changed = await changeLink(deps, { journeyId, ownerId: context.var.actor.id, changes });
      return context.json(ProposalLink.parse(changed), 200);
    })
    .openapi(revoke, async (context) => {
      const { journeyId } = context.req.valid("param");
      const { version } = context.req.valid("json");
      await revokeLink(deps, { journeyId, ownerId: context.var.actor.id, version });
      return context.body(null, 204);
    })
    .openapi(answer, async (context) => {
      const { journeyId } = context.req.valid("param");
      const [given, once] = [context.req.valid("json"), onceOf(context)];
      const said = await answerComment(deps, {
        ...{ journeyId, ownerId: context.var.actor.id, answer: given, once },
      });
      return context.json(ProposalComment.parse(said), 201);
    })
    .route("/", bearerRoutes(deps))
    .route("/", clientCopyRoutes(deps))
    .route("/", colourRoutes(deps));
}
