import type { PublicPages } from "#web/site/public-pages.ts";

/** Where everybody checks a certificate. */
export const publicPages: PublicPages = {
  site: {
    "certificados/:code": "routes/site/certificate.tsx",
  },
};
