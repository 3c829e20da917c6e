import type { Context } from "hono";
import { setCookie } from "hono/cookie";
import { Proposal, ProposalComment, ProposalTalk } from "#domain/proposals/proposals.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { tagContent } from "../http/content-tags.ts";
import { onceOf } from "../http/once.ts";
import { acceptProposal } from "./accept-proposal.ts";
import { bearerContract } from "./bearer-contract.ts";
import { chooseOption } from "./choose-option.ts";
import { declineProposal } from "./decline-proposal.ts";
import { givePasscode } from "./give-passcode.ts";
import type { Bearer } from "./let-in.ts";
import { noteOpening } from "./note-opening.ts";
import { readProposal } from "./read-proposal.ts";
import { readTalk } from "./read-talk.ts";
import { writeComment } from "./write-comment.ts";

const PASSED_SECONDS = 30 * 86_400;

/** What the bearer of a link reads and does. */
export function bearerRoutes(deps: Deps) {
  const { open, talk, passcode, opened, comment, choose, accept, decline } = bearerContract;
  const isSecure = deps.config.publicUrl.startsWith("https:");
  return createApi(deps)
    .openapi(open, async (context) => {
      const proposal = await readProposal(deps, bearerOf(context, context.req.valid("json")));
      // What was published never changes: a page that shows it is right for good.
      tagContent(context, `proposal:${proposal.snapshotId}`);
      return context.json(Proposal.parse(proposal), 200, { "cache-control": "no-store" });
    })
    .openapi(talk, async (context) => {
      const { seenSnapshotId, token } = context.req.valid("json");
      const read = await readTalk(deps, { bearer: bearerOf(context, { token }), seenSnapshotId });
      return context.json(ProposalTalk.parse(read), 200, { "cache-control": "no-store" });
    })
    .openapi(passcode, async (context) => {
      const { name, value } = await givePasscode(deps, {
        ...context.req.valid("json"),
        address: context.env.address,
      });
      const cookie = { httpOnly: true, sameSite: "Lax", path: "/", secure: isSecure } as const;
      setCookie(context, name, value, { ...cookie, maxAge: PASSED_SECONDS });
      return context.body(null, 204);
    })
    .openapi(opened, async (context) => {
      const { snapshotId, token } = context.req.valid("json");
      const agent = context.req.header("user-agent");
      await noteOpening(deps, { bearer: bearerOf(context, { token }), snapshotId, agent });
      return context.body(null, 204);
    })
    .openapi(comment, async (context) => {
      const { token, ...said } = context.req.valid("json");
      const [bearer, once] = [bearerOf(context, { token }), onceOf(context)];
      return context.json(
        ProposalComment.parse(await writeComment(deps, { bearer, comment: said, once })),
        201,
      );
    })
    .openapi(choose, async (context) => {
      const { token, ...choice } = context.req.valid("json");
      await chooseOption(deps, { bearer: bearerOf(context, { token }), ...choice });
      return context.body(null, 204);
    })
    .openapi(accept, async (context) => {
      const { token, ...acceptance } = context.req.valid("json");
      const [bearer, once] = [bearerOf(context, { token }), onceOf(context)];
      return context.json(await acceptProposal(deps, { bearer, acceptance, once }), 201);
    })
    .openapi(decline, async (context) => {
      const { token, ...refusal } = context.req.valid("json");
      const [bearer, once] = [bearerOf(context, { token }), onceOf(context)];
      return context.json(await declineProposal(deps, { bearer, refusal, once }), 201);
    });
}

function bearerOf(context: Context, { token }: { token: string }): Bearer {
  return { token, cookies: context.req.header("cookie") };
}
