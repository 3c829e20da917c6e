import type { PublicPages } from "#web/site/public-pages.ts";

/** Where the diagnostic is begun, answered and read. */
export const publicPages: PublicPages = {
  site: {
    "diagnostico-pdi": "routes/site/diagnostic.tsx",
    "diagnostico-pdi/obrigado": "routes/site/diagnostic-result.tsx",
    "pdi/access-denied": "routes/site/access-denied.tsx",
  },
  alone: {
    "diagnostico-pdi/quiz/:token": "routes/diagnostic/quiz.tsx",
    "en/diagnostico-pdi/quiz/:token": "routes/diagnostic/quiz.tsx",
  },
};
