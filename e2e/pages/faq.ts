import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "admin",
    path: "/admin/questions",
    ready: ["Perguntas frequentes", "Frequently asked questions"],
    data: "/api/questions",
    isList: true,
  },
];
