import type { PublicPages } from "#web/site/public-pages.ts";

/** Where everybody writes to the house. */
export const publicPages: PublicPages = {
  site: {
    contact: "routes/site/contact.tsx",
  },
};
