import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/advisor-portal/profile",
    ready: ["Identidade", "Identity"],
    data: "/api/profile",
  },
  { who: "operator", path: "/tour-operator-portal/profile", ready: ["Identidade", "Identity"] },
  { who: "hotel", path: "/hotel-portal/profile", ready: ["Identidade", "Identity"] },
  { who: "admin", path: "/admin/profile", ready: ["Identidade", "Identity"] },
];
