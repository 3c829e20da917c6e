import { AccessChange, AttemptList, Funnel } from "#domain/diagnostic/attempts.ts";
import { QuestionnaireDesk } from "#domain/diagnostic/questionnaires.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { changeAccess } from "../change-access.ts";
import {
  createQuestionnaire,
  dropDraft,
  keepDraft,
  listQuestionnaires,
  openQuestionnaire,
  publishDraft,
  readDesk,
} from "../questionnaires/edit-questionnaire.ts";
import { questionnairesContract, registerContract } from "./contract.ts";
import { listAttempts, readFunnel } from "./read-register.ts";

/** The administrators' side: questionnaires, who answered, where people stop, and to whom it is open. */
export function registerRoutes(deps: Deps) {
  const { list, create, read, keep, drop, publish, open, funnel } = questionnairesContract;
  const { attempts, change } = registerContract;
  return createApi(deps)
    .openapi(list, async (context) => context.json({ rows: await listQuestionnaires(deps.db) }, 200))
    .openapi(create, async (context) => {
      const [asked, once] = [context.req.valid("json"), onceOf(context)];
      const made = await createQuestionnaire(deps, { actorId: context.var.actor.id, asked, once });
      return context.json(QuestionnaireDesk.parse(made), 201);
    })
    .openapi(read, async (context) => {
      const { id } = context.req.valid("param");
      return context.json(QuestionnaireDesk.parse(await readDesk(deps.db, id)), 200);
    })
    .openapi(keep, async (context) => {
      const which = { ...context.req.valid("param"), actorId: context.var.actor.id };
      return context.json(
        QuestionnaireDesk.parse(await keepDraft(deps, { ...which, ...context.req.valid("json") })),
        200,
      );
    })
    .openapi(drop, async (context) => {
      const which = { ...context.req.valid("param"), actorId: context.var.actor.id };
      return context.json(QuestionnaireDesk.parse(await dropDraft(deps, which)), 200);
    })
    .openapi(publish, async (context) => {
      const which = { ...context.req.valid("param"), actorId: context.var.actor.id };
      const made = await publishDraft(deps, { ...which, ...context.req.valid("json") });
      return context.json(QuestionnaireDesk.parse(made), 200);
    })
    .openapi(open, async (context) => {
      const which = { ...context.req.valid("param"), actorId: context.var.actor.id };
      return context.json(QuestionnaireDesk.parse(await openQuestionnaire(deps, which)), 200);
    })
    .openapi(funnel, async (context) => {
      const asked = { ...context.req.valid("param"), ...context.req.valid("query") };
      return context.json(Funnel.parse(await readFunnel(deps.db, asked)), 200);
    })
    .openapi(attempts, async (context) =>
      context.json(AttemptList.parse(await listAttempts(deps.db, context.req.valid("query"))), 200),
    )
    .openapi(change, async (context) => {
      const { access } = context.req.valid("json");
      await changeAccess(deps, { actorId: context.var.actor.id, access });
      return context.json(AccessChange.parse({ access }), 200);
    });
}
