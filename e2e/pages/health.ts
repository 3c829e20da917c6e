import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "admin",
    path: "/admin/health",
    ready: ["Qualidade dos dados", "Quality of the data"],
    data: "/api/admin/health",
  },
];
