import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";
import { NewAppeal } from "#domain/timeline/moderation.ts";
import {
  DaysQuery,
  Mute,
  Mutes,
  Nameable,
  NameQuery,
  NewComment,
  Newer,
  NewerQuery,
  NewPost,
  NewReport,
  PostDays,
  PostDetail,
  PostEdit,
  PostHistory,
  Reaction,
  ReadUpTo,
  TalkedOf,
  TalkQuery,
  TimelinePage,
  TimelinePost,
  TimelineQuery,
} from "#domain/timeline/timeline.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import type { moderationContract } from "./moderation/contract.ts";
import type { timelinePictureContract } from "./pictures/contract.ts";

const members = { tags: ["timeline"], access: roles };
const params = z.object({ id: z.uuid() });
const own = { none: "a member's own words" };
const detail = { 200: jsonAnswer(PostDetail, "The post as it is now") };
const done = { 204: { description: "It is so now" } };

const read = <const R extends { path: string; summary: string }>(route: R) => ({
  ...members,
  ...{ method: "get" as const },
  ...route,
});

/** What members read; whom a post is for is decided where it is looked up. */
export const readingsContract = {
  list: declareRoute({
    ...read({ path: "/api/timeline", summary: "What members say, newest first" }),
    request: { query: TimelineQuery },
    responses: { 200: jsonAnswer(TimelinePage, "Posts, and how far the reader had read") },
  }),
  newer: declareRoute({
    ...read({
      path: "/api/timeline/newer",
      summary: "How many posts of others are newer than one, and how far I have read",
    }),
    request: { query: NewerQuery },
    responses: { 200: jsonAnswer(Newer, "How many, and how far") },
  }),
  days: declareRoute({
    ...read({ path: "/api/timeline/days", summary: "The days of a month with something to read" }),
    request: { query: DaysQuery },
    responses: { 200: jsonAnswer(PostDays, "Days in the house's zone") },
  }),
  talkedOf: declareRoute({
    ...read({ path: "/api/timeline/talked-of", summary: "The hotels that are spoken of this week" }),
    responses: { 200: jsonAnswer(TalkedOf, "The most first") },
  }),
  nameable: declareRoute({
    ...read({ path: "/api/timeline/hotels", summary: "Hotels that a post can name" }),
    request: { query: NameQuery },
    responses: { 200: jsonAnswer(Nameable, "By name") },
  }),
  mutes: declareRoute({
    ...read({ path: "/api/timeline/mutes", summary: "Whom I do not read for now" }),
    responses: { 200: jsonAnswer(Mutes, "By name") },
  }),
  one: declareRoute({
    ...read({ path: "/api/timeline/{id}", summary: "One post and its conversation" }),
    request: { params, query: TalkQuery },
    responses: detail,
  }),
  history: declareRoute({
    ...read({ path: "/api/timeline/{id}/history", summary: "How a post read before" }),
    request: { params },
    responses: { 200: jsonAnswer(PostHistory, "The oldest wording first") },
  }),
};

/** What members say. */
export const wordsContract = {
  write: declareRoute({
    ...members,
    method: "post",
    path: "/api/timeline",
    summary: "Say something to an audience",
    limit: { name: "timeline", points: 60, durationSeconds: 3_600 },
    write: { audit: own, repeat: "key" },
    request: { body: jsonBody(NewPost) },
    responses: { 201: jsonAnswer(TimelinePost, "The post") },
  }),
  edit: declareRoute({
    ...members,
    method: "put",
    path: "/api/timeline/{id}",
    summary: "Put the words of my post right",
    write: {
      audit: own,
      repeat: { harmless: "the version is another after the first" },
      version: "checked",
    },
    request: { params, body: jsonBody(PostEdit) },
    responses: detail,
  }),
  withdraw: declareRoute({
    ...members,
    method: "delete",
    path: "/api/timeline/{id}",
    summary: "Take my post back",
    write: { audit: own, repeat: { harmless: "it is gone already" } },
    request: { params },
    responses: done,
  }),
  comment: declareRoute({
    ...members,
    method: "post",
    path: "/api/timeline/{id}/comments",
    summary: "Answer a post",
    limit: { name: "timeline-comments", points: 240, durationSeconds: 3_600 },
    write: { audit: own, repeat: "key" },
    request: { params, body: jsonBody(NewComment) },
    responses: detail,
  }),
  withdrawComment: declareRoute({
    ...members,
    method: "delete",
    path: "/api/timeline/comments/{id}",
    summary: "Take my comment back",
    write: { audit: own, repeat: { harmless: "it is gone already" } },
    request: { params },
    responses: done,
  }),
};

const mine = { none: "a reader's own mark" };

/** What members do with what others say. */
export const answersContract = {
  react: declareRoute({
    ...members,
    method: "put",
    path: "/api/timeline/{id}/reactions",
    summary: "Say that a post was useful, or thanks; or take it back",
    write: { audit: mine, repeat: { harmless: "a person reacts once in each way" } },
    request: { params, body: jsonBody(Reaction) },
    responses: detail,
  }),
  read: declareRoute({
    ...members,
    method: "put",
    path: "/api/timeline/read",
    summary: "I have read up to this post",
    write: { audit: mine, repeat: { harmless: "the position only goes forward" } },
    request: { body: jsonBody(ReadUpTo) },
    responses: done,
  }),
  mute: declareRoute({
    ...members,
    method: "put",
    path: "/api/timeline/mutes/{userId}",
    summary: "Do not show me what somebody says for 30 days, or show it again",
    write: { audit: mine, repeat: { harmless: "the same again" } },
    request: { params: z.object({ userId: z.uuid() }), body: jsonBody(Mute) },
    responses: done,
  }),
  report: declareRoute({
    ...members,
    method: "post",
    path: "/api/timeline/reports",
    summary: "Say what is wrong with a post or a comment",
    limit: { name: "timeline-reports", points: 40, durationSeconds: 3_600 },
    write: {
      audit: { none: "the report is kept itself" },
      repeat: { harmless: "a person reports a thing once" },
    },
    request: { body: jsonBody(NewReport) },
    responses: { 201: jsonAnswer(z.object({ id: z.uuid() }), "It waits for a decision") },
  }),
  appeal: declareRoute({
    ...members,
    method: "post",
    path: "/api/timeline/removals/{id}/appeal",
    summary: "Object to what was decided about something I said",
    write: { audit: { none: "the appeal is kept itself" }, repeat: { harmless: "one appeal each" } },
    request: { params, body: jsonBody(NewAppeal) },
    responses: done,
  }),
};

/** The routes of this capability, for its typed client. */
export type TimelineApi =
  | typeof readingsContract
  | typeof wordsContract
  | typeof answersContract
  | typeof moderationContract
  | typeof timelinePictureContract;
