import { expect, test } from "@playwright/test";

const moved = [
  ["/martinhal", "/martinhal-luxury-resorts"],
  ["/velaa", "/velaa-private-island"],
  ["/product/anything/at/all", "/servicos-representacao-hoteleira"],
  ["/servicos", "/servicos-representacao-hoteleira"],
  ["/services", "/servicos-representacao-hoteleira"],
  ["/blog/an-old-post", "/"],
  ["/portfolio", "/lilamonde"],
  ["/hotels", "/lilamonde"],
  ["/sobre", "/about"],
  ["/contato", "/contact"],
  ["/en/contato", "/en/contact"],
] as const;

for (const [from, to] of moved) {
  test(`${from} has moved to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(new URL(answer.headers().location ?? "", "http://x").pathname).toBe(to);
  });
}
