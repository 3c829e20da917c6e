import { declareCapability } from "../capability.ts";
import { postPublished } from "./notices.ts";
import { ownPosts } from "./own-posts.ts";
import { plantPosts } from "./plant-posts.ts";
import { schedulePublishing } from "./publish-due.ts";
import { listPostPages } from "./read-posts.ts";
import { postsRoutes } from "./routes.ts";
import { tellAuthor } from "./tell-author.ts";

/** What the house writes: the journal, notes to the press, case studies. */
export const posts = declareCapability({
  routes: postsRoutes,
  jobs: [schedulePublishing],
  plantHouse: plantPosts,
  personal: [ownPosts],
  tells: tellAuthor,
  notices: [postPublished],
  publishedPages: listPostPages,
  named: [
    {
      table: "posts",
      name: "(select title from post_texts t where t.post_id = posts.id and t.language = 'pt')",
    },
  ],
});
