import { expect, test } from "vitest";
import { isCurrent, type PortalMenu } from "./portal-menu.ts";
import { portalMenus } from "./portal-menus.ts";

const drawn = ({ groups }: PortalMenu) =>
  groups.map(({ label, items }) => ({
    [label()]: items.map((item) => [item.label(), item.to, item.badge].filter(Boolean).join(" ")),
  }));

test("the advisor's menu is the spec's, group by group (§2)", () => {
  expect(drawn(portalMenus.advisor)).toEqual([
    { Principal: ["Dashboard /advisor-portal"] },
    {
      "Ferramentas Exclusivas": [
        "Minhas Jornadas /advisor-portal/my-journeys premium",
        "Checkpoints /advisor-portal/checkpoints new",
        "Marketplace /marketplace new",
        "Farol /advisor-portal/insights ai",
      ],
    },
    {
      Recursos: [
        "Materiais /advisor-portal/materials",
        "Marketing /advisor-portal/marketing",
        "Meus Produtos /advisor-portal/products",
      ],
    },
    {
      Desenvolvimento: [
        "Diagnóstico /diagnostico-pdi silver_up",
        "Crescimento /advisor-portal/growth",
        "Níveis /advisor-portal/tiers",
        "Reputação /advisor-portal/reputation",
      ],
    },
    {
      Negócio: [
        "Ganhos /advisor-portal/earnings",
        "Indicar Hotel /advisor-portal/refer-hotel",
        "Sugestões de Melhorias /advisor-portal/feature-requests",
      ],
    },
    { Conta: ["Perfil /advisor-portal/profile", "Timeline Social /advisor-portal/social"] },
  ]);
});

test("the tour operator's menu is the spec's (§2)", () => {
  expect(drawn(portalMenus.tour_operator)).toEqual([
    {
      "Elite Tour Operator": [
        "Dashboard /tour-operator-portal",
        "Materiais /tour-operator-portal/materials",
        "Marketing /tour-operator-portal/marketing",
        "Farol /tour-operator-portal/insights",
        "Crescimento /tour-operator-portal/growth",
        "Níveis /tour-operator-portal/tiers",
        "Marketplace /marketplace",
        "Meus Produtos /tour-operator-portal/products",
        "Ganhos /tour-operator-portal/earnings",
        "Perfil /tour-operator-portal/profile",
      ],
    },
  ]);
});

test("a page under an item makes the item current; a page under the home does not make the home current", () => {
  const { home, groups } = portalMenus.advisor;
  const current = (pathname: string) =>
    groups
      .flatMap(({ items }) => items)
      .filter((item) => isCurrent(item, { home, pathname }))
      .map((item) => item.to);
  expect(current("/advisor-portal")).toEqual(["/advisor-portal"]);
  expect(current("/advisor-portal/materials/velaa")).toEqual(["/advisor-portal/materials"]);
  expect(current("/advisor-portal/materials-old")).toEqual([]);
});
