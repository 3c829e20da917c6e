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
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { makeFeed } from "./feed/make-feed.ts";
import { readFeed, renewFeed, revokeFeed } from "./feed/own-feed.ts";
import { promiseRoutes } from "./promises/routes.ts";
import { readDesk } from "./read-desk.ts";
import { takeCheckpointStep } from "./take-step.ts";
import { writeCheckpoint } from "./write-checkpoint.ts";

const own = { tags: ["checkpoints"], access: ["advisor", "tour_operator"] as const };
const kept = { none: "one's own list, which keeps what became of each" } as const;

function declareCheckpoints(deps: Deps) {
  return {
    desk: declareRoute(deps, {
      ...{ ...own, method: "get", path: "/api/checkpoints" },
      summary: "What I have to do on some days, and what is overdue",
      request: { query: DeskQuery },
      responses: { 200: jsonAnswer(CheckpointDesk, "In the order of their days") },
    }),
    write: declareRoute(deps, {
      ...{ ...own, method: "post", path: "/api/checkpoints" },
      summary: "Write one for myself",
      write: { audit: kept, repeat: "key" },
      request: { body: jsonBody(NewCheckpoint) },
      responses: { 201: jsonAnswer(Checkpoint, "The checkpoint") },
    }),
    step: declareRoute(deps, {
      ...{ ...own, method: "post", path: "/api/checkpoints/{id}/steps" },
      summary: "Done, undo, put off, do without, rewrite",
      write: { audit: kept, repeat: "key", version: "checked" },
      request: { params: z.object({ id: z.uuid() }), body: jsonBody(CheckpointStepTaken) },
      responses: { 200: jsonAnswer(Checkpoint, "The checkpoint as it is now") },
    }),
    feed: declareRoute(deps, {
      ...{ ...own, method: "get", path: "/api/checkpoints/feed" },
      summary: "The address of my own calendar",
      responses: { 200: jsonAnswer(CheckpointFeed, "The address, if there is one") },
    }),
    renew: declareRoute(deps, {
      ...{ ...own, method: "post", path: "/api/checkpoints/feed" },
      summary: "Give my calendar an address, or another; the former leads nowhere",
      write: { audit: "checkpoint_feed.renewed", repeat: { harmless: "another address is as good" } },
      responses: { 200: jsonAnswer(CheckpointFeed, "The new address") },
    }),
    revoke: declareRoute(deps, {
      ...{ ...own, method: "delete", path: "/api/checkpoints/feed" },
      summary: "Take the address of my calendar back",
      write: { audit: "checkpoint_feed.revoked", repeat: { harmless: "taken back twice is taken back" } },
      responses: { 204: { description: "It leads nowhere any more" } },
    }),
    calendar: declareRoute(deps, {
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
}

/** Checkpoints: one's own list, its steps, and its calendar. */
export function checkpointsRoutes(deps: Deps) {
  const { desk, write, step, feed, renew, revoke, calendar } = declareCheckpoints(deps);
  return createApi()
    .route("/", promiseRoutes(deps))
    .openapi(desk, async (context) => {
      const { from, until } = context.req.valid("query");
      const found = await readDesk(deps, { ownerId: context.var.actor.id, from, until });
      return context.json(CheckpointDesk.parse(found), 200);
    })
    .openapi(write, async (context) => {
      const [checkpoint, once] = [context.req.valid("json"), onceOf(context)];
      const made = await writeCheckpoint(deps, { ownerId: context.var.actor.id, checkpoint, once });
      return context.json(Checkpoint.parse(made), 201);
    })
    .openapi(step, async (context) => {
      const [taken, once] = [context.req.valid("json"), onceOf(context)];
      const which = { checkpointId: context.req.valid("param").id, ownerId: context.var.actor.id };
      return context.json(Checkpoint.parse(await takeCheckpointStep(deps, { ...which, taken, once })), 200);
    })
    .openapi(feed, async (context) =>
      context.json(CheckpointFeed.parse(await readFeed(deps, context.var.actor.id)), 200),
    )
    .openapi(renew, async (context) =>
      context.json(CheckpointFeed.parse(await renewFeed(deps, context.var.actor.id)), 200),
    )
    .openapi(revoke, async (context) => {
      await revokeFeed(deps, context.var.actor.id);
      return context.body(null, 204);
    })
    .openapi(calendar, async (context) => {
      const { file } = context.req.valid("param");
      const made = await makeFeed(deps, file.slice(0, -".ics".length));
      return context.body(made, 200, {
        "content-type": "text/calendar; charset=utf-8",
        "cache-control": "private, no-store",
      }) as never;
    });
}
