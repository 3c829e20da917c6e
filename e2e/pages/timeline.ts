import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/advisor-portal/social",
    ready: ["Combinado da casa", "House rules"],
    data: "/api/timeline",
  },
  {
    who: "operator",
    path: "/tour-operator-portal/social",
    ready: ["Combinado da casa", "House rules"],
    data: "/api/timeline",
  },
  {
    who: "hotel",
    path: "/hotel-portal/social",
    ready: ["Combinado da casa", "House rules"],
    data: "/api/timeline",
  },
  {
    who: "admin",
    path: "/admin/reports",
    ready: ["A estrada foi reaberta", "A estrada foi reaberta"],
    data: "/api/timeline/reports",
    isList: true,
  },
  { who: "admin", path: "/admin/social", ready: ["Combinado da casa", "House rules"], data: "/api/timeline" },
];
