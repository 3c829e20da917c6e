import type { PublicPages } from "#web/site/public-pages.ts";

/** Where everybody reads a seller's store. */
export const publicPages: PublicPages = {
  site: {
    "store/:slug": "routes/site/store.tsx",
  },
};
