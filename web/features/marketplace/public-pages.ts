import type { PublicPages } from "#web/site/public-pages.ts";

/** Where everybody reads what is offered. */
export const publicPages: PublicPages = {
  site: {
    "marketplace-public": "routes/site/marketplace.tsx",
    "marketplace-public/:slug": "routes/site/offer.tsx",
  },
};
