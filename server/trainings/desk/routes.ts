import { TakerList, TrainingDesk, TrainingList } from "#domain/trainings/trainings.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { deskContract } from "./contract.ts";
import { listTrainings, readDesk } from "./read-desk.ts";
import { listTakers } from "./read-takers.ts";
import { createTraining, editTraining, moveTraining } from "./write-training.ts";

/** Trainings as hotels and administrators write them. */
export function deskRoutes(deps: Deps) {
  const { list, create, read, edit, move, takers } = deskContract;
  return createApi(deps)
    .openapi(list, async (context) => {
      const asked = { actor: context.var.actor, query: context.req.valid("query") };
      return context.json(TrainingList.parse(await listTrainings(deps.db, asked)), 200);
    })
    .openapi(create, async (context) => {
      const input = { actor: context.var.actor, ...context.req.valid("json"), once: onceOf(context) };
      return context.json(TrainingDesk.parse(await createTraining(deps, input)), 201);
    })
    .openapi(read, async (context) => {
      const which = { actor: context.var.actor, ...context.req.valid("param") };
      return context.json(TrainingDesk.parse(await readDesk(deps.db, which)), 200);
    })
    .openapi(edit, async (context) => {
      const which = { actor: context.var.actor, ...context.req.valid("param") };
      const desk = await editTraining(deps, { ...which, edit: context.req.valid("json") });
      return context.json(TrainingDesk.parse(desk), 200);
    })
    .openapi(move, async (context) => {
      const which = { actor: context.var.actor, ...context.req.valid("param") };
      const desk = await moveTraining(deps, { ...which, move: context.req.valid("json") });
      return context.json(TrainingDesk.parse(desk), 200);
    })
    .openapi(takers, async (context) => {
      const which = { actor: context.var.actor, ...context.req.valid("param") };
      const found = await listTakers(deps.db, { ...which, query: context.req.valid("query") });
      return context.json(TakerList.parse(found), 200);
    });
}
