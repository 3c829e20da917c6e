import type { PublicPages } from "#web/site/public-pages.ts";

/** Where a member's short link leads from. */
export const publicPages: PublicPages = {
  site: {
    "r/:code": "routes/site/short-link.tsx",
  },
};
