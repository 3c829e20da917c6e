import type { PublicPages } from "#web/site/public-pages.ts";

/** What a client opens by the link they were sent. */
export const publicPages: PublicPages = {
  alone: {
    "kit/:token": "routes/kit/kit.tsx",
  },
};
