import {
  Mutes,
  Nameable,
  Newer,
  PostDays,
  PostDetail,
  PostHistory,
  TalkedOf,
  TimelinePage,
  TimelinePost,
} from "#domain/timeline/timeline.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { answersContract, readingsContract, wordsContract } from "./contract.ts";
import { appealRemoval } from "./moderation/appeal.ts";
import { reportPost } from "./moderation/report.ts";
import { readerOf } from "./reader.ts";
import { readBeside } from "./reading/read-beside.ts";
import { readHistory, readPost, readTimeline } from "./reading/read-timeline.ts";
import { comment as addComment } from "./saying/comment.ts";
import { editPost } from "./saying/edit-post.ts";
import { markRead } from "./saying/mark-read.ts";
import { mute as muteMember } from "./saying/mute.ts";
import { react as giveReaction } from "./saying/react.ts";
import { withdrawComment as dropComment, withdrawPost } from "./saying/withdraw.ts";
import { writePost } from "./saying/write-post.ts";

/** What members tell each other. */
export function timelineRoutes(deps: Deps) {
  return readingRoutes(deps).route("/", wordRoutes(deps)).route("/", answerRoutes(deps));
}

function readingRoutes(deps: Deps) {
  const { list, newer, days, talkedOf, nameable, mutes, one, history } = readingsContract;
  const beside = readBeside(deps);
  return createApi(deps)
    .openapi(list, async (context) => {
      const asked = { reader: readerOf(deps, context.var.actor), query: context.req.valid("query") };
      return context.json(TimelinePage.parse(await readTimeline(deps, asked)), 200);
    })
    .openapi(newer, async (context) => {
      const asked = { reader: readerOf(deps, context.var.actor), ...context.req.valid("query") };
      return context.json(Newer.parse(await beside.newer(asked)), 200);
    })
    .openapi(days, async (context) => {
      const asked = { reader: readerOf(deps, context.var.actor), ...context.req.valid("query") };
      return context.json(PostDays.parse(await beside.days(asked)), 200);
    })
    .openapi(talkedOf, async (context) => {
      return context.json(TalkedOf.parse(await beside.talkedOf(readerOf(deps, context.var.actor))), 200);
    })
    .openapi(nameable, async (context) => {
      return context.json(Nameable.parse(await beside.nameable(context.req.valid("query").q)), 200);
    })
    .openapi(mutes, async (context) => {
      return context.json(Mutes.parse(await beside.mutes(readerOf(deps, context.var.actor))), 200);
    })
    .openapi(one, async (context) => {
      const which = { reader: readerOf(deps, context.var.actor), ...context.req.valid("param") };
      const asked = { ...which, ...context.req.valid("query") };
      return context.json(PostDetail.parse(await readPost(deps.db, deps, asked)), 200);
    })
    .openapi(history, async (context) => {
      const which = { reader: readerOf(deps, context.var.actor), ...context.req.valid("param") };
      return context.json(PostHistory.parse(await readHistory(deps, which)), 200);
    });
}

function wordRoutes(deps: Deps) {
  const { write, edit, withdraw, comment, withdrawComment } = wordsContract;
  return createApi(deps)
    .openapi(write, async (context) => {
      const author = readerOf(deps, context.var.actor);
      const made = await writePost(deps, { author, post: context.req.valid("json"), once: onceOf(context) });
      return context.json(TimelinePost.parse(made), 201);
    })
    .openapi(edit, async (context) => {
      const which = { author: readerOf(deps, context.var.actor), ...context.req.valid("param") };
      const edited = await editPost(deps, { ...which, edit: context.req.valid("json") });
      return context.json(PostDetail.parse(edited), 200);
    })
    .openapi(withdraw, async (context) => {
      await withdrawPost(deps, { author: readerOf(deps, context.var.actor), ...context.req.valid("param") });
      return context.body(null, 204);
    })
    .openapi(comment, async (context) => {
      const said = { ...context.req.valid("param"), ...context.req.valid("json"), once: onceOf(context) };
      const detail = await addComment(deps, { author: readerOf(deps, context.var.actor), ...said });
      return context.json(PostDetail.parse(detail), 200);
    })
    .openapi(withdrawComment, async (context) => {
      await dropComment(deps, { author: readerOf(deps, context.var.actor), ...context.req.valid("param") });
      return context.body(null, 204);
    });
}

function answerRoutes(deps: Deps) {
  const { react, read, mute, report, appeal } = answersContract;
  return createApi(deps)
    .openapi(react, async (context) => {
      const given = { ...context.req.valid("param"), ...context.req.valid("json") };
      const detail = await giveReaction(deps, { reader: readerOf(deps, context.var.actor), ...given });
      return context.json(PostDetail.parse(detail), 200);
    })
    .openapi(read, async (context) => {
      await markRead(deps, { reader: readerOf(deps, context.var.actor), ...context.req.valid("json") });
      return context.body(null, 204);
    })
    .openapi(mute, async (context) => {
      const muting = { mutedId: context.req.valid("param").userId, ...context.req.valid("json") };
      await muteMember(deps, { reader: readerOf(deps, context.var.actor), ...muting });
      return context.body(null, 204);
    })
    .openapi(report, async (context) => {
      const input = { reader: readerOf(deps, context.var.actor), report: context.req.valid("json") };
      return context.json(await reportPost(deps, input), 201);
    })
    .openapi(appeal, async (context) => {
      const said = { ...context.req.valid("param"), ...context.req.valid("json") };
      await appealRemoval(deps, { authorId: context.var.actor.id, ...said });
      return context.body(null, 204);
    });
}
