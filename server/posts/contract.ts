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
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import { fileOf } from "../http/files/list-file.ts";

const tags = ["posts"];
const admins = { tags, access: ["admin"] as const };
const params = z.object({ id: z.uuid() });
const bytes = { schema: z.string().meta({ format: "binary" }) };
export const Picture = z.object({ id: z.uuid(), width: z.number().int(), height: z.number().int() });
const detail = { 200: jsonAnswer(DeskDetail, "The post as it is now") };
const checked = {
  repeat: { harmless: "the version is another after the first" },
  version: "checked",
} as const;

/** What readers ask of the posts. */
export const readerContract = {
  list: declareRoute({
    ...{ method: "get", path: "/api/posts", tags, access: "public" },
    summary: "Published posts in a language, newest first",
    request: { query: PostsQuery },
    responses: { 200: jsonAnswer(PostCards, "The posts") },
  }),
  one: declareRoute({
    ...{ method: "get", path: "/api/posts/{slug}", tags, access: "public" },
    summary: "One post by an address it has or had",
    request: { params: z.object({ slug: slug() }), query: PostQuery },
    responses: { 200: jsonAnswer(Post, "The post, with what to read next") },
  }),
};

/** What those who write them ask. */
export const deskContract = {
  list: declareRoute({
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
  }),
  begin: declareRoute({
    ...{ ...admins, method: "post", path: "/api/admin/posts", summary: "Begin a post" },
    write: { audit: "post.begun", repeat: "key" },
    request: { body: jsonBody(NewPost) },
    responses: { 201: jsonAnswer(DeskDetail, "The draft") },
  }),
  read: declareRoute({
    ...{ ...admins, method: "get", path: "/api/admin/posts/{id}", summary: "A post with its texts" },
    request: { params },
    responses: detail,
  }),
  history: declareRoute({
    ...{
      ...admins,
      method: "get",
      path: "/api/admin/posts/{id}/history",
      summary: "How its texts read before",
    },
    request: { params },
    responses: { 200: jsonAnswer(PostHistory, "The newest first") },
  }),
  frame: declareRoute({
    ...{
      ...admins,
      method: "put",
      path: "/api/admin/posts/{id}",
      summary: "Change address, category and cover",
    },
    write: { audit: "post.framed", ...checked },
    request: { params, body: jsonBody(PostFrame) },
    responses: detail,
  }),
  write: declareRoute({
    ...{
      ...admins,
      method: "put",
      path: "/api/admin/posts/{id}/texts/{language}",
      summary: "Write its text",
    },
    write: { audit: "post.written", ...checked },
    request: { params: z.object({ id: z.uuid(), language: Language }), body: jsonBody(TextEdit) },
    responses: detail,
  }),
  move: declareRoute({
    ...{
      ...admins,
      method: "post",
      path: "/api/admin/posts/{id}/state",
      summary: "Schedule, publish, unlist",
    },
    write: { audit: "post.moved", ...checked },
    request: { params, body: jsonBody(PostMove) },
    responses: detail,
  }),
  preview: declareRoute({
    ...{ ...admins, method: "post", path: "/api/admin/posts/{id}/preview", summary: "A new preview link" },
    write: {
      audit: { none: "a link to read" },
      repeat: { harmless: "the newer link is the one that opens" },
    },
    request: { params },
    responses: { 200: jsonAnswer(z.object({ path: z.string() }), "Where it opens") },
  }),
};

/** How pictures of posts are sent and opened. */
export const pictureContract = {
  keep: declareRoute({
    ...{ ...admins, method: "post", path: "/api/admin/post-pictures", summary: "Send a picture for a post" },
    write: { audit: "post.picture", repeat: { harmless: "a picture that no post names is shown nowhere" } },
    limit: { name: "post-pictures", points: 240, durationSeconds: 3_600 },
    request: { body: { required: true, content: { "application/octet-stream": bytes } } },
    responses: { 201: jsonAnswer(Picture, "Its id and size") },
  }),
  open: declareRoute({
    ...{ method: "get", path: "/api/post-pictures/{id}", tags, access: "link" },
    summary: "A post's picture by its address",
    request: { params, query: z.object({ width: z.enum(pictureWidths).default("1600") }) },
    responses: { 200: { description: "The picture", content: { "image/webp": bytes } } },
  }),
};

/** The routes of this capability, for its typed client. */
export type PostsApi = typeof readerContract | typeof deskContract | typeof pictureContract;
