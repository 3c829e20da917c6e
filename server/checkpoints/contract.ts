import { z } from "zod";
import {
  Checkpoint,
  CheckpointDesk,
  CheckpointFeed,
  CheckpointStepTaken,
  DeskQuery,
  FeedFile,
  NewCheckpoint,
} from "#domain/checkpoints/checkpoints.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import type { promisesContract } from "./promises/contract.ts";

const own = { tags: ["checkpoints"], access: ["advisor", "tour_operator"] as const };
const kept = { none: "one's own list, which keeps what became of each" } as const;

/** The checkpoints of a person, and the calendar that carries them. */
export const checkpointsContract = {
  desk: declareRoute({
    ...{ ...own, method: "get", path: "/api/checkpoints" },
    summary: "What I have to do on some days, and what is overdue",
    request: { query: DeskQuery },
    responses: { 200: jsonAnswer(CheckpointDesk, "In the order of their days") },
  }),
  write: declareRoute({
    ...{ ...own, method: "post", path: "/api/checkpoints" },
    summary: "Write one for myself",
    write: { audit: kept, repeat: "key" },
    request: { body: jsonBody(NewCheckpoint) },
    responses: { 201: jsonAnswer(Checkpoint, "The checkpoint") },
  }),
  step: declareRoute({
    ...{ ...own, method: "post", path: "/api/checkpoints/{id}/steps" },
    summary: "Done, undo, put off, do without, rewrite",
    write: { audit: kept, repeat: "key", version: "checked" },
    request: { params: z.object({ id: z.uuid() }), body: jsonBody(CheckpointStepTaken) },
    responses: { 200: jsonAnswer(Checkpoint, "The checkpoint as it is now") },
  }),
  feed: declareRoute({
    ...{ ...own, method: "get", path: "/api/checkpoints/feed" },
    summary: "The address of my own calendar",
    responses: { 200: jsonAnswer(CheckpointFeed, "The address, if there is one") },
  }),
  renew: declareRoute({
    ...{ ...own, method: "post", path: "/api/checkpoints/feed" },
    summary: "Give my calendar an address, or another; the former leads nowhere",
    write: { audit: "checkpoint_feed.renewed", repeat: { harmless: "another address is as good" } },
    responses: { 200: jsonAnswer(CheckpointFeed, "The new address") },
  }),
  revoke: declareRoute({
    ...{ ...own, method: "delete", path: "/api/checkpoints/feed" },
    summary: "Take the address of my calendar back",
    write: { audit: "checkpoint_feed.revoked", repeat: { harmless: "taken back twice is taken back" } },
    responses: { 204: { description: "It leads nowhere any more" } },
  }),
  calendar: declareRoute({
    ...{ tags: ["checkpoints"], access: "link", method: "get", path: "/api/calendars/{file}" },
    limit: { name: "checkpoint-calendar", points: 300, durationSeconds: 600 },
    summary: "Somebody's checkpoints for their calendar program, without a client's name",
    request: { params: z.object({ file: FeedFile }) },
    responses: {
      200: {
        description: "An iCalendar file (RFC 5545)",
        content: { "text/calendar": { schema: z.string() } },
      },
    },
  }),
};

/** The routes of this capability, for its typed client. */
export type CheckpointsApi = typeof checkpointsContract | typeof promisesContract;
