import type { PublicPages } from "#web/site/public-pages.ts";

/** What a guest opens by their link. */
export const publicPages: PublicPages = {
  alone: {
    "stay/:token": "routes/stay/stay.tsx",
  },
};
