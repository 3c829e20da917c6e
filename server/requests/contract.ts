import { z } from "zod";
import {
  FeatureRequest,
  NewComment,
  NewRequest,
  RequestDetail,
  RequestList,
  RequestMerge,
  RequestMove,
  RequestQuery,
  SimilarQuery,
  SimilarRequests,
  SolvedVote,
  Vote,
} from "#domain/requests/requests.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import { fileOf } from "../http/files/list-file.ts";

const tags = ["requests"];
const members = { tags, access: ["advisor", "tour_operator", "admin"] as const };
const admins = { tags, access: ["admin"] as const };
const params = z.object({ id: z.uuid() });
const own = { none: "a member's own words or vote" };
const detail = { 200: jsonAnswer(RequestDetail, "The request as it is now") };

/** What anybody of the house may read. */
export const readingsContract = {
  list: declareRoute({
    ...members,
    method: "get",
    path: "/api/requests",
    summary: "What members asked for, with how many there are in each state",
    request: { query: RequestQuery },
    responses: { 200: jsonAnswer(RequestList, "The requests that the question leaves") },
    file: fileOf("suggestions", RequestList, [
      "title",
      "problem",
      "state",
      "author",
      "votes",
      "comments",
      "answer.text",
      "answer.at",
      "createdAt",
    ]),
  }),
  similar: declareRoute({
    ...members,
    method: "get",
    path: "/api/requests/similar",
    summary: "What has been asked already in much the same words",
    request: { query: SimilarQuery },
    responses: { 200: jsonAnswer(SimilarRequests, "The closest first") },
  }),
  read: declareRoute({
    ...members,
    method: "get",
    path: "/api/requests/{id}",
    summary: "One request and what was said about it",
    request: { params },
    responses: detail,
  }),
};

/** What members do. */
export const wishesContract = {
  ask: declareRoute({
    ...members,
    method: "post",
    path: "/api/requests",
    summary: "Ask for something",
    limit: { name: "requests", points: 30, durationSeconds: 3_600 },
    write: { audit: own, repeat: "key" },
    request: { body: jsonBody(NewRequest) },
    responses: { 201: jsonAnswer(FeatureRequest, "The request, with my vote") },
  }),
  vote: declareRoute({
    ...members,
    method: "put",
    path: "/api/requests/{id}/vote",
    summary: "Give or take back my vote",
    write: { audit: own, repeat: { harmless: "a person has one vote" } },
    request: { params, body: jsonBody(Vote) },
    responses: detail,
  }),
  solved: declareRoute({
    ...members,
    method: "put",
    path: "/api/requests/{id}/solved",
    summary: "Say whether what was shipped solved it for me",
    write: { audit: own, repeat: { harmless: "the same answer again" } },
    request: { params, body: jsonBody(SolvedVote) },
    responses: detail,
  }),
  comment: declareRoute({
    ...members,
    method: "post",
    path: "/api/requests/{id}/comments",
    summary: "Say something about a request",
    limit: { name: "request-comments", points: 60, durationSeconds: 3_600 },
    write: { audit: own, repeat: "key" },
    request: { params, body: jsonBody(NewComment) },
    responses: detail,
  }),
};

/** What administrators make of them. */
export const decisionsContract = {
  move: declareRoute({
    ...admins,
    method: "post",
    path: "/api/requests/{id}/state",
    summary: "Plan, begin, ship or decline, with the house's answer",
    write: {
      audit: "request.moved",
      repeat: { harmless: "the version is another after the first" },
      version: "checked",
    },
    request: { params, body: jsonBody(RequestMove) },
    responses: detail,
  }),
  merge: declareRoute({
    ...admins,
    method: "post",
    path: "/api/requests/{id}/merge",
    summary: "Make one request of two that ask the same",
    write: {
      audit: "request.merged",
      repeat: { harmless: "the version is another after the first" },
      version: "checked",
    },
    request: { params, body: jsonBody(RequestMerge) },
    responses: detail,
  }),
};

/** The routes of this capability, for its typed client. */
export type RequestsApi = typeof readingsContract | typeof wishesContract | typeof decisionsContract;
