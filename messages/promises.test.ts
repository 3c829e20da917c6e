import { expect, test } from "vitest";
import { comingPages } from "#web/portal/coming/coming-pages.ts";
import { readMessages } from "./read-messages.ts";

/** What the public site says of a page of the portal; it is "soon" exactly as long as that page is still to come. */
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

test("what is still to come is promised for soon, and no longer once it is there", () => {
  const coming = comingPages.map(({ path }) => path);
  const said = new Map(readMessages(import.meta.dirname).map(({ key, texts }) => [key, texts]));
  for (const [key, page] of Object.entries(promises)) {
    const isComing = coming.includes(page);
    expect([
      key,
      said.get(key)?.pt.startsWith("Em breve"),
      said.get(key)?.en.startsWith("Coming soon"),
    ]).toEqual([key, isComing, isComing]);
  }
});
