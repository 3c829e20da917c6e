import { Newspaper, Plus } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of posts. */
export const posts = declareFeature({
  pages,
  menu: [
    { path: "posts", label: m.posts_desk, icon: Newspaper, at: { admin: { group: "content", place: 42 } } },
  ],
  actions: [{ label: m.posts_new, icon: Plus, to: "posts?new=1", roles: ["admin"] }],
  search: () => import("./search-source.ts"),
});
