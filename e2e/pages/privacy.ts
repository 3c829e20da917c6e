import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "admin",
    path: "/admin/privacy",
    ready: ["lucia.barreto@visitante.test", "lucia.barreto@visitante.test"],
    data: "/api/admin/privacy/requests",
    isList: true,
  },
  {
    who: "admin",
    path: "/admin/privacy/terms",
    ready: ["Termos aceitos", "Accepted terms"],
    data: "/api/admin/terms",
    isList: true,
  },
];
