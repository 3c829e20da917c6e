import type { PortalPages } from "#web/portal/portal-page.ts";

/** The address of the register of questions. */
export const pages = {
  questions: { portals: ["admin"], file: "routes/admin/questions.tsx" },
} as const satisfies PortalPages;
