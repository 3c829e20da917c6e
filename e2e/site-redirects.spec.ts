import { expect } from "@playwright/test";
import { test } from "./tidy-test.ts";

const moved = {
  "/martinhal": "/martinhal-luxury-resorts",
  "/velaa": "/velaa-private-island",
  "/product/anything/at/all": "/servicos-representacao-hoteleira",
  "/servicos": "/servicos-representacao-hoteleira",
  "/services": "/servicos-representacao-hoteleira",
  "/blog/an-old-post": "/",
  "/portfolio": "/lilamonde",
  "/hotels": "/lilamonde",
  "/sobre": "/about",
  "/contato": "/contact",
  "/en/contato": "/en/contact",
};

test("old addresses lead to where the page moved (spec §2)", { tag: ["@site"] }, async ({ request }) => {
  for (const [from, to] of Object.entries(moved)) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(301);
    expect(new URL(answer.headers().location ?? "", "http://x").pathname, from).toBe(to);
  }
});
