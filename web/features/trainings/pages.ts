import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of trainings: members take them, hotels and administrators write them. */
export const pages = {
  "growth/trainings/:id": { portals: ["advisor", "tour_operator"], file: "routes/portal/training.tsx" },
  trainings: { portals: ["admin"], file: "routes/admin/trainings.tsx" },
  "trainings/:id": { portals: ["admin"], file: "routes/admin/training.tsx" },
  "houses/:slug/trainings": { portals: ["hotel"], file: "routes/hotel/house-trainings.tsx" },
  "houses/:slug/trainings/:id": { portals: ["hotel"], file: "routes/hotel/house-training.tsx" },
} as const satisfies PortalPages;
