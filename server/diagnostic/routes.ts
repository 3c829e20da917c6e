import type { Context } from "hono";
import {
  AccessAnswer,
  AnswersKept,
  Attempt,
  AttemptResult,
  AttemptStarted,
  DiagnosticDoor,
  OwnDiagnostics,
} from "#domain/diagnostic/attempts.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { tagContent } from "../http/content-tags.ts";
import type { ApiEnv } from "../http/env.ts";
import { onceOf } from "../http/once.ts";
import { finishAttempt } from "./attempts/finish-attempt.ts";
import { giveAnswers } from "./attempts/give-answers.ts";
import { readAttempt, readOwn } from "./attempts/read-attempt.ts";
import { sendLink } from "./attempts/send-link.ts";
import { startAttempt } from "./attempts/start-attempt.ts";
import { ownContract, takingContract } from "./contract.ts";
import { openDocument, orderDocument } from "./document/send-document.ts";
import { answerAccess } from "./read-access.ts";
import { readDoor } from "./read-door.ts";
import { registerRoutes } from "./register/routes.ts";

/** The diagnostic: anybody takes it by a link of their own, administrators say what it asks. */
export function diagnosticRoutes(deps: Deps) {
  const { door, start, link, read, answer, finish, order, document } = takingContract;
  const { access, mine } = ownContract;
  // Nobody has to be signed in; who is, is known.
  const actorOf = async (context: Context<ApiEnv>) => {
    const actor = await deps.identify(context.req.raw);
    return actor?.status === "active" ? actor : null;
  };
  return createApi(deps)
    .route("/", registerRoutes(deps))
    .openapi(door, async (context) => {
      tagContent(context, "diagnostic", "settings");
      return context.json(DiagnosticDoor.parse(await readDoor(deps)), 200);
    })
    .openapi(start, async (context) => {
      const given = { actor: await actorOf(context), start: context.req.valid("json") };
      const made = await startAttempt(deps, { ...given, once: onceOf(context) });
      return context.json(AttemptStarted.parse(made), 201);
    })
    .openapi(link, async (context) => {
      await sendLink(deps, context.req.valid("json"));
      return context.body(null, 202);
    })
    .openapi(read, async (context) => {
      const bearer = { ...context.req.valid("param"), actor: await actorOf(context) };
      return context.json(Attempt.parse(await readAttempt(deps.db, bearer)), 200);
    })
    .openapi(answer, async (context) => {
      const bearer = { ...context.req.valid("param"), actor: await actorOf(context) };
      const kept = await giveAnswers(deps, { ...bearer, ...context.req.valid("json") });
      return context.json(AnswersKept.parse(kept), 200);
    })
    .openapi(finish, async (context) => {
      const bearer = { ...context.req.valid("param"), actor: await actorOf(context) };
      return context.json(AttemptResult.parse(await finishAttempt(deps, bearer)), 200);
    })
    .openapi(order, async (context) => {
      const bearer = { ...context.req.valid("param"), actor: await actorOf(context) };
      await orderDocument(deps, { ...bearer, ...context.req.valid("json") });
      return context.body(null, 202);
    })
    .openapi(document, async (context) => {
      const bearer = { ...context.req.valid("param"), actor: await actorOf(context) };
      const { body, bytes } = await openDocument(deps, bearer);
      return context.body(body, 200, {
        ...{ "content-type": "application/pdf", "content-length": String(bytes) },
        ...{ "content-disposition": 'inline; filename="lilamonde-pdi.pdf"', "cache-control": "no-store" },
      }) as never;
    })
    .openapi(access, async (context) =>
      context.json(AccessAnswer.parse(await answerAccess(deps, context.var.actor)), 200),
    )
    .openapi(mine, async (context) =>
      context.json(OwnDiagnostics.parse(await readOwn(deps, context.var.actor.id)), 200),
    );
}
