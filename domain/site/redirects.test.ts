import { expect, test } from "vitest";
import { siteRedirect, siteRedirects } from "./redirects.ts";

test.each([
  ["/martinhal", "/martinhal-luxury-resorts"],
  ["/velaa", "/velaa-private-island"],
  ["/product", "/servicos-representacao-hoteleira"],
  ["/product/anything", "/servicos-representacao-hoteleira"],
  ["/product/two/levels", "/servicos-representacao-hoteleira"],
  ["/servicos", "/servicos-representacao-hoteleira"],
  ["/services", "/servicos-representacao-hoteleira"],
  ["/blog", "/"],
  ["/blog/a-post", "/"],
  ["/portfolio", "/lilamonde"],
  ["/hotels", "/lilamonde"],
  ["/sobre", "/about"],
  ["/contato", "/contact"],
  ["/contato/", "/contact"],
  ["/en/martinhal", "/en/martinhal-luxury-resorts"],
  ["/en/product/x", "/en/servicos-representacao-hoteleira"],
  ["/en/blog/a-post", "/en"],
  ["/en/contato/", "/en/contact"],
])("%s leads to %s", (from, to) => {
  expect(siteRedirect(from)).toBe(to);
});

test.each([
  "/",
  "/en",
  "/about",
  "/blogger",
  "/products",
  "/martinhal-luxury-resorts",
  "/hotels/velaa",
  "/velaa/villas",
  "/english/sobre",
  "/en/about",
  "/constructor",
])("%s stays where it is", (path) => {
  expect(siteRedirect(path)).toBeNull();
});

test("nothing leads to an address that leads on", () => {
  for (const target of Object.values(siteRedirects)) expect(siteRedirect(target)).toBeNull();
});
