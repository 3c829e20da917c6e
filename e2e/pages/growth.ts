import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/advisor-portal/growth",
    ready: ["Plano do diagnóstico", "Plan of the diagnostic"],
    data: "/api/growth",
  },
  {
    who: "operator",
    path: "/tour-operator-portal/growth",
    ready: ["Plano do diagnóstico", "Plan of the diagnostic"],
  },
];
