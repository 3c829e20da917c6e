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
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";
import { fileOf } from "../../http/files/list-file.ts";

const shared = { tags: ["trainings"], access: ["admin", "hotel"] as const };
const params = z.object({ id: z.uuid() });
const one = { 200: jsonAnswer(TrainingDesk, "The training as it is now") };
const checked = {
  repeat: { harmless: "the version is another after the first" },
  version: "checked",
} as const;

/** Trainings, as administrators keep them. */
export const deskContract = {
  list: declareRoute({
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
  create: declareRoute({
    ...{ ...shared, method: "post", path: "/api/training-desk" },
    summary: "Begin a training of a hotel, or one of our own",
    write: { audit: "training.created", repeat: "key" },
    request: { body: jsonBody(NewTraining) },
    responses: { 201: jsonAnswer(TrainingDesk, "The training, empty and seen by nobody") },
  }),
  read: declareRoute({
    ...{ ...shared, method: "get", path: "/api/training-desk/{id}" },
    summary: "One training with what it asks and what is right",
    request: { params },
    responses: one,
  }),
  edit: declareRoute({
    ...{ ...shared, method: "put", path: "/api/training-desk/{id}" },
    summary: "Write a training anew",
    write: { audit: "training.edited", ...checked },
    request: { params, body: jsonBody(TrainingEdit) },
    responses: one,
  }),
  move: declareRoute({
    ...{ ...shared, method: "post", path: "/api/training-desk/{id}/state" },
    summary: "Open a training to members, or put it away",
    write: { audit: "training.moved", ...checked },
    request: { params, body: jsonBody(TrainingMove) },
    responses: one,
  }),
  takers: declareRoute({
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
