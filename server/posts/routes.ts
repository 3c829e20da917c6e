import { DeskDetail, DeskList, Post, PostCards, PostHistory } from "#domain/posts/posts.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { tagContent } from "../http/content-tags.ts";
import { onceOf } from "../http/once.ts";
import { refuse } from "../http/refuse.ts";
import { deskContract, Picture, pictureContract, readerContract } from "./contract.ts";
import { editFrame, editText } from "./edit-post.ts";
import { keepPicture, openPicture } from "./keep-picture.ts";
import { movePost, sharePreview } from "./move-post.ts";
import { listDesk, listPosts, readDesk, readPostHistory, readPublicPost } from "./read-posts.ts";
import { writeDraft } from "./write-draft.ts";

/** What the house writes: for readers, and for those who write it. */
export function postsRoutes(deps: Deps) {
  return readerRoutes(deps).route("/", deskRoutes(deps)).route("/", pictureRoutes(deps));
}

function readerRoutes(deps: Deps) {
  const { list, one } = readerContract;

  return createApi(deps)
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
  const { list, begin, read, history, frame, write, move, preview } = deskContract;

  return createApi(deps)
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
  const { keep, open } = pictureContract;

  return createApi(deps)
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
