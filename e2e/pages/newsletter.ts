import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "admin",
    path: "/admin/newsletter",
    ready: ["teresa.campos@leitora.test", "teresa.campos@leitora.test"],
    data: "/api/admin/newsletter",
    isList: true,
  },
];
