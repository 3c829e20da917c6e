import { Checkpoint, CheckpointDesk, CheckpointFeed } from "#domain/checkpoints/checkpoints.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { checkpointsContract } from "./contract.ts";
import { makeFeed } from "./feed/make-feed.ts";
import { readFeed, renewFeed, revokeFeed } from "./feed/own-feed.ts";
import { promiseRoutes } from "./promises/routes.ts";
import { readDesk } from "./read-desk.ts";
import { takeCheckpointStep } from "./take-step.ts";
import { writeCheckpoint } from "./write-checkpoint.ts";

/** Checkpoints: one's own list, its steps, and its calendar. */
export function checkpointsRoutes(deps: Deps) {
  const { desk, write, step, feed, renew, revoke, calendar } = checkpointsContract;
  return createApi(deps)
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
