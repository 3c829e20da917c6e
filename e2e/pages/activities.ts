import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "hotel",
    path: "/hotel-portal/houses/martinhal-sagres/activities",
    ready: ["Ligações", "Calls"],
    data: "/api/activities",
    isList: true,
  },
  {
    who: "admin",
    path: "/admin/activities",
    ready: ["Atividades comerciais", "Sales activities"],
    data: "/api/activities",
    isList: true,
  },
];
