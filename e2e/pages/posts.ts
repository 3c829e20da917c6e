import { demoId } from "../../database/seed/demo/demo-id.ts";
import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "admin",
    path: "/admin/posts",
    ready: ["Nova publicação", "New post"],
    data: "/api/admin/posts",
    isList: true,
  },
  {
    who: "admin",
    path: `/admin/posts/${demoId("post/de-zero-a-sessenta-por-cento")}`,
    ready: ["Salvar texto", "Save the text"],
    data: /^\/api\/admin\/posts\//,
  },
];

export const sitePages = [
  "/post/a-idade-certa",
  "/post/de-zero-a-sessenta-por-cento",
  "/post/o-que-e-um-hotel-de-autor",
  "/post/quarenta-e-cinco-minutos",
  "/post/seis-programas-uma-pergunta",
  "/post/uma-comunidade-por-convite",
];
