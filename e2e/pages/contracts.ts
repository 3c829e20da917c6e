import type { PortalPage } from "../every-page.ts";

export const tags = ["@hotels"] as const;

export const portalPages: PortalPage[] = [
  {
    who: "hotel",
    path: "/hotel-portal/houses/martinhal-sagres/contract",
    ready: ["Todas as versões", "All versions"],
  },
  {
    who: "admin",
    path: "/admin/contracts",
    ready: ["Contratos", "Contracts"],
    data: "/api/contracts",
    isList: true,
  },
];
