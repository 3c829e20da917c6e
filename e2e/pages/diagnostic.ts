import { demoId } from "../../database/seed/demo/demo-id.ts";
import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "admin",
    path: "/admin/questionnaires",
    ready: ["Diagnóstico de desenvolvimento", "Development diagnostic"],
    data: "/api/admin/questionnaires",
  },
  {
    who: "admin",
    path: `/admin/questionnaires/${demoId("questionnaire/first")}`,
    ready: ["Publicar nova versão", "Publish a new version"],
    data: `/api/admin/questionnaires/${demoId("questionnaire/first")}`,
  },
  {
    who: "admin",
    path: "/admin/diagnostics",
    ready: ["Renata Mascarenhas", "Renata Mascarenhas"],
    data: "/api/admin/diagnostics",
    isList: true,
  },
];
