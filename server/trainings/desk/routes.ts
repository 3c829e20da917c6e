import { z } from "zod";
import {
  NewTraining,
  TakerList,
  TakerQuery,
  TrainingDesk,
  TrainingEdit,
  TrainingList,
  TrainingMove,
  TrainingQuery,
} from "#domain/trainings/trainings.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../../http/api.ts";
import { fileOf } from "../../http/files/list-file.ts";
import { onceOf } from "../../http/once.ts";
import { listTrainings, readDesk } from "./read-desk.ts";
import { listTakers } from "./read-takers.ts";
import { createTraining, editTraining, moveTraining } from "./write-training.ts";

const shared = { tags: ["trainings"], access: ["admin", "hotel"] as const };
const params = z.object({ id: z.uuid() });
const one = { 200: jsonAnswer(TrainingDesk, "The training as it is now") };
const checked = {
  repeat: { harmless: "the version is another after the first" },
  version: "checked",
} as const;

function declareDesk(deps: Deps) {
  return {
    list: declareRoute(deps, {
      ...{ ...shared, method: "get", path: "/api/training-desk" },
      summary: "Trainings; a hotel asks for its own",
      request: { query: TrainingQuery },
      responses: { 200: jsonAnswer(TrainingList, "The trainings that the question leaves") },
      file: fileOf("trainings", TrainingList, [
        "title.pt",
        "title.en",
        "hotel.name",
        "state",
        "minutes",
        "lessons",
        "questions",
        "started",
        "passed",
        "updatedAt",
      ]),
    }),
    create: declareRoute(deps, {
      ...{ ...shared, method: "post", path: "/api/training-desk" },
      summary: "Begin a training of a hotel, or one of our own",
      write: { audit: "training.created", repeat: "key" },
      request: { body: jsonBody(NewTraining) },
      responses: { 201: jsonAnswer(TrainingDesk, "The training, empty and seen by nobody") },
    }),
    read: declareRoute(deps, {
      ...{ ...shared, method: "get", path: "/api/training-desk/{id}" },
      summary: "One training with what it asks and what is right",
      request: { params },
      responses: one,
    }),
    edit: declareRoute(deps, {
      ...{ ...shared, method: "put", path: "/api/training-desk/{id}" },
      summary: "Write a training anew",
      write: { audit: "training.edited", ...checked },
      request: { params, body: jsonBody(TrainingEdit) },
      responses: one,
    }),
    move: declareRoute(deps, {
      ...{ ...shared, method: "post", path: "/api/training-desk/{id}/state" },
      summary: "Open a training to members, or put it away",
      write: { audit: "training.moved", ...checked },
      request: { params, body: jsonBody(TrainingMove) },
      responses: one,
    }),
    takers: declareRoute(deps, {
      ...{ ...shared, method: "get", path: "/api/training-desk/{id}/people" },
      summary: "Who takes it; a hotel reads who has passed",
      request: { params, query: TakerQuery },
      responses: { 200: jsonAnswer(TakerList, "The people that the question leaves") },
      file: fileOf("training-people", TakerList, [
        "name",
        "agency",
        "state",
        "lessonsRead",
        "attempts",
        "best",
        "startedAt",
        "passedAt",
      ]),
    }),
  };
}

/** Trainings as hotels and administrators write them. */
export function deskRoutes(deps: Deps) {
  const { list, create, read, edit, move, takers } = declareDesk(deps);
  return createApi()
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
