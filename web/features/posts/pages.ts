import type { PortalPages } from "#web/portal/portal-page.ts";

/** Where administrators write posts. */
export const pages = {
  posts: { portals: ["admin"], file: "routes/admin/posts.tsx" },
  "posts/:id": { portals: ["admin"], file: "routes/admin/post.tsx" },
} as const satisfies PortalPages;
