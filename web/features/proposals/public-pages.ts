import type { PublicPages } from "#web/site/public-pages.ts";

/** What a client opens by their link. */
export const publicPages: PublicPages = {
  alone: {
    "proposal/:token": "routes/proposal/proposal.tsx",
  },
};
