import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

/** To whoever began a post: its hour has come, and it is published. */
export const postPublished = defineNotice({
  ...{ kind: "post_published", roles: ["admin"], ways: { app: true, email: false } },
  name: m.posts_notice_published,
  sentence: ({ pt, en }: { pt: string; en: string }, locale) =>
    m.posts_told_published({ title: locale.locale === "pt" ? pt : en }, locale),
});
