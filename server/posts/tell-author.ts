import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { postPublished } from "./notices.ts";
import { findTexts } from "./queries.ts";

/** Tells whoever began a post that the clock has published it. */
export const tellAuthor = [
  on("post_published", async (tx, deps, { data: { postId, authorId } }) => {
    if (!authorId) return;
    const texts = await findTexts(tx, postId);
    const titleIn = (language: string) => texts.find((text) => text.language === language)?.title ?? "";
    const params = { pt: titleIn("pt"), en: titleIn("en") };
    notify(tx, deps, postPublished, { userId: authorId, params, link: `/admin/posts/${postId}` });
  }),
];
