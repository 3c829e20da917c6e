import { expect, test } from "vitest";
import { portalFeatures } from "#web/portal/features.ts";
import { readMessages } from "./read-messages.ts";

/** What the public site says of a page of the portal: that page is there, so nothing is said of "soon". */
const promises: Record<string, string> = {
  home_advisors_tools_text: "checkpoints",
  lilamonde_designers_3_text: "checkpoints",
  lilamonde_hotels_2_text: "materials",
  lilamonde_hotels_3_text: "checkpoints",
  lilamonde_hotels_4_text: "insights",
  about_for_operators_text: "products",
  about_way_lead: "checkpoints",
  services_included_4_text: "materials",
  services_included_5_text: "marketing",
  services_included_6_text: "checkpoints",
  services_included_7_text: "earnings",
  services_included_8_text: "insights",
  services_method_4_text: "insights",
};

test("what the site says of the portals is there, and nothing is promised for soon", () => {
  const pages = new Set(portalFeatures.flatMap(({ pages = {} }) => Object.keys(pages)));
  const said = new Map(readMessages(import.meta.dirname).map(({ key, texts }) => [key, texts]));
  for (const [key, page] of Object.entries(promises)) {
    expect(pages, key).toContain(page);
    expect(said.get(key)?.pt, key).not.toMatch(/^Em breve/);
    expect(said.get(key)?.en, key).not.toMatch(/^Coming soon/);
  }
});
