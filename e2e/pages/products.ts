import { demoId } from "../../database/seed/demo/demo-id.ts";
import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/advisor-portal/products",
    ready: ["Lisboa a pé, com quem restaura azulejos", "Lisbon on foot with a tile restorer"],
    data: "/api/products",
    isList: true,
  },
  {
    who: "advisor",
    path: `/advisor-portal/products/${demoId("product/azulejos")}`,
    ready: ["O que o público vê", "What the public sees"],
    data: `/api/products/${demoId("product/azulejos")}`,
  },
  {
    who: "operator",
    path: "/tour-operator-portal/products",
    ready: ["Manhã no veleiro do Mestre Joaquim", "A morning on Mestre Joaquim’s sailing boat"],
  },
  {
    who: "operator",
    path: `/tour-operator-portal/products/${demoId("product/veleiro")}`,
    ready: ["O que o público vê", "What the public sees"],
  },
  {
    who: "hotel",
    path: "/hotel-portal/houses/martinhal-sagres/offers",
    ready: ["Cinco noites em Sagres, clube infantil incluído", "Five nights in Sagres, kids’ club included"],
    data: /\/api\/houses\/[0-9a-f-]+\/offers/,
  },
  {
    who: "hotel",
    path: `/hotel-portal/houses/martinhal-sagres/offers/${demoId("product/sagres-spa")}`,
    ready: ["O que o público vê", "What the public sees"],
  },
  {
    who: "admin",
    path: "/admin/products",
    ready: ["Vindima no Douro, da poda ao lagar", "Harvest in the Douro, from vine to press"],
    data: "/api/admin/products",
    isList: true,
  },
  {
    who: "admin",
    path: `/admin/products/${demoId("product/douro-vindima")}`,
    ready: ["Devolver com comentários", "Send back with comments"],
    data: `/api/admin/products/${demoId("product/douro-vindima")}`,
  },
];
