import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "hotel",
    path: "/hotel-portal/houses/martinhal-sagres/updates",
    ready: ["Novidades", "Updates"],
    data: "/api/updates",
  },
  {
    who: "admin",
    path: "/admin/updates-desk",
    ready: ["Nova novidade", "New update"],
    data: "/api/admin/updates",
    isList: true,
  },
];
