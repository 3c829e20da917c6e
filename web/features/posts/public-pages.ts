import type { PublicPages } from "#web/site/public-pages.ts";

/** Where everybody reads what the house writes. */
export const publicPages: PublicPages = {
  site: {
    journal: "routes/site/journal.tsx",
    press: "routes/site/press.tsx",
    cases: "routes/site/case-studies.tsx",
    "post/:slug": "routes/site/post.tsx",
  },
};
