import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/advisor-portal/insights",
    ready: ["Regras e limiares", "Rules and thresholds"],
    data: "/api/insights",
  },
  {
    who: "operator",
    path: "/tour-operator-portal/insights",
    ready: ["Regras e limiares", "Rules and thresholds"],
  },
  {
    who: "admin",
    path: "/admin/insights/precision",
    ready: ["Opção que termina", "Option ending"],
    data: "/api/admin/insights",
  },
];
