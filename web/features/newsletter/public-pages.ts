import type { PublicPages } from "#web/site/public-pages.ts";

/** Where the letter is asked for, confirmed and left. */
export const publicPages: PublicPages = {
  site: {
    newsletter: "routes/site/newsletter.tsx",
    "newsletter/confirm": "routes/site/newsletter-confirm.tsx",
    "newsletter/unsubscribe": "routes/site/newsletter-unsubscribe.tsx",
  },
};
