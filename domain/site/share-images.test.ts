import { expect, test } from "vitest";
import { shareImagePath } from "./addresses.ts";
import { sharedPage } from "./share-images.ts";

test.each([
  ["/", "/og/pt/home.png"],
  ["/servicos-representacao-hoteleira", "/og/pt/servicos-representacao-hoteleira.png"],
  ["/velaa-private-island", "/og/pt/velaa-private-island.png"],
  ["/lilamonde/casa-nova", "/og/pt/casa-nova.png"],
])("%s is shared with %s", (path, image) => {
  expect(shareImagePath(path, "pt")).toBe(image);
});

test("a name stands for a page, or may be a hotel's", () => {
  expect(sharedPage("home")).toBe("home");
  expect(sharedPage("servicos-representacao-hoteleira")).toBe("services");
  expect(sharedPage("velaa-private-island")).toBeNull();
  expect(sharedPage("casa-nova")).toBeNull();
});
