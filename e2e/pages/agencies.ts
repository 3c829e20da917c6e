import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "admin",
    path: "/admin/agencies",
    ready: ["Agências", "Agencies"],
    data: "/api/admin/agencies",
    isList: true,
  },
];
