import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/advisor-portal/materials",
    ready: ["Buscar materiais", "Search materials"],
    data: "/api/materials",
  },
  {
    who: "advisor",
    path: "/advisor-portal/materials/links",
    ready: ["Links que enviei", "Links I sent"],
    data: "/api/materials/links",
    isList: true,
  },
  {
    who: "advisor",
    path: "/advisor-portal/materials/collections",
    ready: ["Nova coleção", "New collection"],
    data: "/api/materials/collections",
    isList: true,
  },
  {
    who: "operator",
    path: "/tour-operator-portal/materials",
    ready: ["Buscar materiais", "Search materials"],
    data: "/api/materials",
  },
  {
    who: "operator",
    path: "/tour-operator-portal/materials/links",
    ready: ["Links que enviei", "Links I sent"],
  },
  {
    who: "operator",
    path: "/tour-operator-portal/materials/collections",
    ready: ["Nova coleção", "New collection"],
  },
  {
    who: "hotel",
    path: "/hotel-portal/materials",
    ready: ["Enviar um material", "Send a material"],
  },
  {
    who: "hotel",
    path: "/hotel-portal/houses/martinhal-sagres/materials",
    ready: ["Enviar um material", "Send a material"],
  },
  {
    who: "admin",
    path: "/admin/materials",
    ready: ["O que os hotéis enviaram", "What hotels have sent"],
    data: "/api/materials/reviews",
    isList: true,
  },
];
