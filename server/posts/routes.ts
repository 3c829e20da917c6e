import { z } from "zod";
import { pictureWidths } from "#domain/hotels/picture-addresses.ts";
import {
  DeskDetail,
  DeskList,
  DeskQuery,
  NewPost,
  Post,
  PostCards,
  PostFrame,
  PostHistory,
  PostMove,
  PostQuery,
  PostsQuery,
  TextEdit,
} from "#domain/posts/posts.ts";
import { Language, slug } from "#domain/text.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { tagContent } from "../http/content-tags.ts";
import { fileOf } from "../http/files/list-file.ts";
import { onceOf } from "../http/once.ts";
import { refuse } from "../http/refuse.ts";
import { editFrame, editText } from "./edit-post.ts";
import { keepPicture, openPicture } from "./keep-picture.ts";
import { movePost, sharePreview } from "./move-post.ts";
import { listDesk, listPosts, readDesk, readPostHistory, readPublicPost } from "./read-posts.ts";
import { writeDraft } from "./write-draft.ts";

const tags = ["posts"];
const admins = { tags, access: ["admin"] as const };
const params = z.object({ id: z.uuid() });
const bytes = { schema: z.string().meta({ format: "binary" }) };
const Picture = z.object({ id: z.uuid(), width: z.number().int(), height: z.number().int() });
const detail = { 200: jsonAnswer(DeskDetail, "The post as it is now") };
const checked = {
  repeat: { harmless: "the version is another after the first" },
  version: "checked",
} as const;

/** What the house writes: for readers, and for those who write it. */
export function postsRoutes(deps: Deps) {
  return readerRoutes(deps).route("/", deskRoutes(deps)).route("/", pictureRoutes(deps));
}

function readerRoutes(deps: Deps) {
  const list = declareRoute(deps, {
    ...{ method: "get", path: "/api/posts", tags, access: "public" },
    summary: "Published posts in a language, newest first",
    request: { query: PostsQuery },
    responses: { 200: jsonAnswer(PostCards, "The posts") },
  });
  const one = declareRoute(deps, {
    ...{ method: "get", path: "/api/posts/{slug}", tags, access: "public" },
    summary: "One post by an address it has or had",
    request: { params: z.object({ slug: slug() }), query: PostQuery },
    responses: { 200: jsonAnswer(Post, "The post, with what to read next") },
  });
  return createApi()
    .openapi(list, async (context) => {
      tagContent(context, "posts");
      return context.json(PostCards.parse({ posts: await listPosts(deps, context.req.valid("query")) }), 200);
    })
    .openapi(one, async (context) => {
      const wanted = { ...context.req.valid("param"), ...context.req.valid("query") };
      tagContent(context, "posts", `post:${wanted.slug}`);
      return context.json(Post.parse(await readPublicPost(deps, wanted)), 200);
    });
}

function deskRoutes(deps: Deps) {
  const list = declareRoute(deps, {
    ...{ ...admins, method: "get", path: "/api/admin/posts", summary: "Every post" },
    request: { query: DeskQuery },
    responses: { 200: jsonAnswer(DeskList, "The posts that the question leaves") },
    file: fileOf("posts", DeskList, [
      "slug",
      "title",
      "category",
      "state",
      "byline",
      "publishAt",
      "publishedAt",
      "updatedAt",
    ]),
  });
  const begin = declareRoute(deps, {
    ...{ ...admins, method: "post", path: "/api/admin/posts", summary: "Begin a post" },
    write: { audit: "post.begun", repeat: "key" },
    request: { body: jsonBody(NewPost) },
    responses: { 201: jsonAnswer(DeskDetail, "The draft") },
  });
  const read = declareRoute(deps, {
    ...{ ...admins, method: "get", path: "/api/admin/posts/{id}", summary: "A post with its texts" },
    request: { params },
    responses: detail,
  });
  const history = declareRoute(deps, {
    ...{
      ...admins,
      method: "get",
      path: "/api/admin/posts/{id}/history",
      summary: "How its texts read before",
    },
    request: { params },
    responses: { 200: jsonAnswer(PostHistory, "The newest first") },
  });
  const frame = declareRoute(deps, {
    ...{
      ...admins,
      method: "put",
      path: "/api/admin/posts/{id}",
      summary: "Change address, category and cover",
    },
    write: { audit: "post.framed", ...checked },
    request: { params, body: jsonBody(PostFrame) },
    responses: detail,
  });
  const write = declareRoute(deps, {
    ...{
      ...admins,
      method: "put",
      path: "/api/admin/posts/{id}/texts/{language}",
      summary: "Write its text",
    },
    write: { audit: "post.written", ...checked },
    request: { params: z.object({ id: z.uuid(), language: Language }), body: jsonBody(TextEdit) },
    responses: detail,
  });
  const move = declareRoute(deps, {
    ...{
      ...admins,
      method: "post",
      path: "/api/admin/posts/{id}/state",
      summary: "Schedule, publish, unlist",
    },
    write: { audit: "post.moved", ...checked },
    request: { params, body: jsonBody(PostMove) },
    responses: detail,
  });
  const preview = declareRoute(deps, {
    ...{ ...admins, method: "post", path: "/api/admin/posts/{id}/preview", summary: "A new preview link" },
    write: {
      audit: { none: "a link to read" },
      repeat: { harmless: "the newer link is the one that opens" },
    },
    request: { params },
    responses: { 200: jsonAnswer(z.object({ path: z.string() }), "Where it opens") },
  });
  return createApi()
    .openapi(list, async (context) =>
      context.json(DeskList.parse(await listDesk(deps, context.req.valid("query"))), 200),
    )
    .openapi(begin, async (context) => {
      const given = { post: context.req.valid("json"), once: onceOf(context) };
      return context.json(
        DeskDetail.parse(await writeDraft(deps, { actorId: context.var.actor.id, ...given })),
        201,
      );
    })
    .openapi(read, async (context) =>
      context.json(DeskDetail.parse(await readDesk(deps.db, context.req.valid("param").id)), 200),
    )
    .openapi(history, async (context) =>
      context.json(PostHistory.parse(await readPostHistory(deps, context.req.valid("param").id)), 200),
    )
    .openapi(frame, async (context) => {
      const given = { ...context.req.valid("param"), frame: context.req.valid("json") };
      return context.json(
        DeskDetail.parse(await editFrame(deps, { actorId: context.var.actor.id, ...given })),
        200,
      );
    })
    .openapi(write, async (context) => {
      const given = { ...context.req.valid("param"), edit: context.req.valid("json") };
      return context.json(
        DeskDetail.parse(await editText(deps, { actorId: context.var.actor.id, ...given })),
        200,
      );
    })
    .openapi(move, async (context) => {
      const given = { ...context.req.valid("param"), move: context.req.valid("json") };
      return context.json(
        DeskDetail.parse(await movePost(deps, { actorId: context.var.actor.id, ...given })),
        200,
      );
    })
    .openapi(preview, async (context) =>
      context.json(await sharePreview(deps, context.req.valid("param").id), 200),
    );
}

function pictureRoutes(deps: Deps) {
  const keep = declareRoute(deps, {
    ...{ ...admins, method: "post", path: "/api/admin/post-pictures", summary: "Send a picture for a post" },
    write: { audit: "post.picture", repeat: { harmless: "a picture that no post names is shown nowhere" } },
    limit: { name: "post-pictures", points: 240, durationSeconds: 3_600 },
    request: { body: { required: true, content: { "application/octet-stream": bytes } } },
    responses: { 201: jsonAnswer(Picture, "Its id and size") },
  });
  const open = declareRoute(deps, {
    ...{ method: "get", path: "/api/post-pictures/{id}", tags, access: "link" },
    summary: "A post's picture by its address",
    request: { params, query: z.object({ width: z.enum(pictureWidths).default("1600") }) },
    responses: { 200: { description: "The picture", content: { "image/webp": bytes } } },
  });
  return createApi()
    .openapi(keep, async (context) => {
      const content = context.req.raw.body;
      if (!content) throw refuse("validation_failed", { fields: { picture: "required" } });
      return context.json(
        Picture.parse(await keepPicture(deps, { actorId: context.var.actor.id, content })),
        201,
      );
    })
    .openapi(open, async (context) => {
      const width = Number(context.req.valid("query").width);
      return openPicture(deps, {
        ...context.req.valid("param"),
        ...{ width, accepts: context.req.header("accept") ?? "" },
      });
    });
}
