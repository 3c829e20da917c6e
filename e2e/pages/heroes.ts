import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "admin",
    path: "/hero-images",
    ready: ["Ponto de foco", "Focal point"],
    data: "/api/admin/heroes",
  },
];
