import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "hotel",
    path: "/hotel-portal/houses/martinhal-sagres/accountability",
    ready: ["Mensagens que citam o hotel", "Messages that name the hotel"],
    data: /^\/api\/accountability\//,
  },
  {
    who: "admin",
    path: "/admin/accountability",
    ready: ["Mensagens que citam o hotel", "Messages that name the hotel"],
    data: /^\/api\/accountability\//,
  },
];
