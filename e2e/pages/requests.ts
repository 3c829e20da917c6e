import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/advisor-portal/feature-requests",
    ready: ["Novo pedido", "New request"],
    data: "/api/requests",
    isList: true,
  },
  { who: "operator", path: "/tour-operator-portal/feature-requests", ready: ["Novo pedido", "New request"] },
  {
    who: "admin",
    path: "/admin/suggestions/list",
    ready: ["Sugestões em lista", "Suggestions as a list"],
    data: "/api/requests",
    isList: true,
  },
  { who: "admin", path: "/admin/suggestions", ready: ["Novo pedido", "New request"] },
];
