import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of the diagnostic. */
export const pages = {
  "diagnostico-pdi": { portals: "site" },
  questionnaires: { portals: ["admin"], file: "routes/admin/questionnaires.tsx" },
  "questionnaires/:id": { portals: ["admin"], file: "routes/admin/questionnaire.tsx" },
  diagnostics: { portals: ["admin"], file: "routes/admin/diagnostics.tsx" },
} as const satisfies PortalPages;
