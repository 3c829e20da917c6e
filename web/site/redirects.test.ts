import { expect, test } from "vitest";
import { redirectTarget } from "./redirects.ts";

test("every address of spec §2 leads where it says, in both languages", () => {
  expect(redirectTarget("/martinhal")).toBe("/martinhal-luxury-resorts");
  expect(redirectTarget("/velaa")).toBe("/velaa-private-island");
  expect(redirectTarget("/sobre")).toBe("/about");
  expect(redirectTarget("/en/contato")).toBe("/contact");
  for (const path of ["/portfolio", "/hotels"]) expect(redirectTarget(path)).toBe("/lilamonde");
  for (const path of ["/product/a", "/product/a/b", "/servicos", "/services"]) {
    expect(redirectTarget(path)).toBe("/servicos-representacao-hoteleira");
  }
  for (const path of ["/blog", "/blog/2024/x"]) expect(redirectTarget(path)).toBe("/");
});

test("an address that only begins like one of them is left alone", () => {
  for (const path of ["/blogue", "/products", "/martinhal-luxury-resorts", "/servicos/x"]) {
    expect(redirectTarget(path)).toBeUndefined();
  }
});
