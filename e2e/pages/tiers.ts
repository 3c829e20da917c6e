import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/advisor-portal/tiers",
    ready: ["Mexa nos próximos 90 dias", "Move the next 90 days"],
    data: "/api/tiers/standing",
  },
  {
    who: "operator",
    path: "/tour-operator-portal/tiers",
    ready: ["Mexa nos próximos 90 dias", "Move the next 90 days"],
  },
  {
    who: "admin",
    path: "/admin/standing",
    ready: ["Marina Teles", "Marina Teles"],
    data: "/api/admin/standings",
    isList: true,
  },
  {
    who: "admin",
    path: "/admin/standing/ladder",
    ready: ["Simular", "Simulate"],
    data: "/api/admin/ladders",
  },
  {
    who: "admin",
    path: "/admin/standing/rules",
    ready: ["Simular", "Simulate"],
    data: "/api/admin/rule-sets",
  },
];
