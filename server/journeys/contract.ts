import { z } from "zod";
import {
  BoardQuery,
  JourneyBoard,
  JourneyHistory,
  JourneyList,
  JourneyMove,
  JourneyPublishing,
  JourneyQuery,
  JourneyRestoring,
  NewJourney,
  StayHotels,
} from "#domain/journeys/journey-lists.ts";
import { Journey, JourneyDocument } from "#domain/journeys/journeys.ts";
import { AppliedOperation, Operation } from "#domain/journeys/operations.ts";
import { JourneySnapshot } from "#domain/journeys/snapshot.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import { fileOf } from "../http/files/list-file.ts";
import type { filesContract } from "./files/contract.ts";
import type { libraryContract } from "./library/contract.ts";
import type { overviewContract } from "./overview/contract.ts";

const JourneyId = z.object({ id: z.uuid() });
const own = { tags: ["journeys"], access: ["advisor", "tour_operator"] as const };
const whole = { 200: jsonAnswer(Journey, "The journey as it is now") };
const byVersion = {
  repeat: { harmless: "what it was made on is no longer there after the first" },
  version: "checked",
} as const;

/** What each reading of journeys takes and answers. */
export const readingsContract = {
  list: declareRoute({
    ...own,
    method: "get",
    path: "/api/journeys",
    summary: "My journeys, some at a time",
    request: { query: JourneyQuery },
    responses: { 200: jsonAnswer(JourneyList, "Some of them, with how many there are in each state") },
    file: fileOf("journeys", JourneyList, [
      "title",
      "state",
      "clientName",
      "startsOn",
      "endsOn",
      "travellers",
      "currency",
      ["worth", "currency"],
      "updatedAt",
    ]),
  }),
  board: declareRoute({
    ...own,
    method: "get",
    path: "/api/journeys/board",
    summary: "My journeys by state: the latest of each",
    request: { query: BoardQuery },
    responses: { 200: jsonAnswer(JourneyBoard, "The board") },
  }),
  hotels: declareRoute({
    ...own,
    method: "get",
    path: "/api/journeys/hotels",
    summary: "The hotels that a stay can be at, with what is put into its block",
    responses: { 200: jsonAnswer(StayHotels, "The hotels of the collection") },
  }),
  read: declareRoute({
    ...own,
    method: "get",
    path: "/api/journeys/{id}",
    summary: "One of my journeys, whole",
    request: { params: JourneyId },
    responses: whole,
  }),
  preview: declareRoute({
    ...own,
    method: "get",
    path: "/api/journeys/{id}/preview",
    summary: "A journey as its client would see it if it were published now",
    request: { params: JourneyId },
    responses: { 200: jsonAnswer(JourneySnapshot, "What the client would see") },
  }),
  history: declareRoute({
    ...own,
    method: "get",
    path: "/api/journeys/{id}/history",
    summary: "Every publishing of a journey, the latest first",
    request: { params: JourneyId },
    responses: { 200: jsonAnswer(JourneyHistory, "The publishings") },
  }),
  version: declareRoute({
    ...own,
    method: "get",
    path: "/api/journeys/{id}/history/{snapshotId}",
    summary: "What a journey was when it was published",
    request: { params: JourneyId.extend({ snapshotId: z.uuid() }) },
    responses: { 200: jsonAnswer(JourneyDocument, "The content of that day") },
  }),
};

/** What each change of a journey takes, answers and leaves behind. */
export const changesContract = {
  start: declareRoute({
    ...own,
    method: "post",
    path: "/api/journeys",
    summary: "Begin a journey, empty or as a copy of another",
    write: { audit: "journey.started", repeat: "key" },
    request: { body: jsonBody(NewJourney) },
    responses: { 201: jsonAnswer(Journey, "The journey") },
  }),
  edit: declareRoute({
    ...own,
    method: "post",
    path: "/api/journeys/{id}/operations",
    summary: "Carry out one edit, once for its id and for good",
    write: {
      audit: { none: "every edit is kept in the journey's own history" },
      repeat: { harmless: "the id of an edit is kept for good" },
      version: "checked",
    },
    request: { params: JourneyId, body: jsonBody(Operation) },
    responses: { 200: jsonAnswer(AppliedOperation, "What the edit left different") },
  }),
  publish: declareRoute({
    ...own,
    method: "post",
    path: "/api/journeys/{id}/publish",
    summary: "Show a journey to its client as it is at this revision",
    write: { audit: "journey.published", ...byVersion },
    request: { params: JourneyId, body: jsonBody(JourneyPublishing) },
    responses: whole,
  }),
  move: declareRoute({
    ...own,
    method: "post",
    path: "/api/journeys/{id}/state",
    summary: "Take a journey to another state by hand",
    write: {
      audit: ["journey.accepted", "journey.declined", "journey.draft", "journey.booked", "journey.cancelled"],
      repeat: { harmless: "the state it was seen in is another after the first" },
    },
    request: { params: JourneyId, body: jsonBody(JourneyMove) },
    responses: whole,
  }),
  restore: declareRoute({
    ...own,
    method: "post",
    path: "/api/journeys/{id}/restore",
    summary: "Make a journey what it was when it was published",
    write: { audit: "journey.restored", ...byVersion },
    request: { params: JourneyId, body: jsonBody(JourneyRestoring) },
    responses: whole,
  }),
};

/** The routes of this capability, for its typed client. */
export type JourneysApi =
  | typeof readingsContract
  | typeof changesContract
  | typeof filesContract
  | typeof overviewContract
  | typeof libraryContract;
