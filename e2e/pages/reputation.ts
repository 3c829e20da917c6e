import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/advisor-portal/reputation",
    ready: ["Saldo de abertura", "Opening balance"],
    data: "/api/reputation",
  },
  {
    who: "operator",
    path: "/tour-operator-portal/reputation",
    ready: ["Saldo de abertura", "Opening balance"],
  },
  {
    who: "admin",
    path: "/admin/standing/appeals",
    ready: ["Contestações", "Appeals"],
    data: "/api/admin/appeals",
    isList: true,
  },
];
