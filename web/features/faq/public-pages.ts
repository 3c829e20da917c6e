import type { PublicPages } from "#web/site/public-pages.ts";

/** Where everybody reads questions and answers. */
export const publicPages: PublicPages = {
  site: {
    faq: "routes/site/faq.tsx",
  },
};
