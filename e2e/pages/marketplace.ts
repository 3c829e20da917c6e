import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/marketplace",
    ready: ["Manhã no veleiro do Mestre Joaquim", "A morning on Mestre Joaquim’s sailing boat"],
    data: "/api/marketplace",
    isList: true,
  },
];

export const sitePages = [
  "/marketplace-public",
  "/marketplace-public/lisboa-a-pe-com-quem-restaura-azulejos-047c5c",
];
