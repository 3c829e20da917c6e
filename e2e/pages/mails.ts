import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "admin",
    path: "/admin/mails",
    ready: ["Enviar para mim", "Send to me"],
    data: /^\/api\/admin\/mails/,
  },
];
