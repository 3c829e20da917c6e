import { expect } from "@playwright/test";
import { test } from "./tidy-test.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("home has its ten sections in order", { tag: ["@site"] }, async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sobre", exact: true })).toBeVisible();
    await expect(page.locator("h1 [data-slot=typing-whole]")).toBeVisible();
    await expect(page.locator("h1 [data-slot=typing-whole]")).toHaveCSS("opacity", "1");
    await expect(page.locator("h1 [data-slot=typing-whole]")).toContainText("Hotéis de autor");
    await expect(page.locator("main h2")).toHaveText([
      "Seu hotel, apresentado às pessoas certas.",
      "Você desenha a viagem.A mesa já está posta.",
      "Lilamonde é um círculo pequeno, por escolha.",
      "O que faz um hotel ser de autor",
      "Para começar, Portugal e Maldivas",
      "Filosofia",
      "Tenho um hotel de autor.",
      "Desenho viagens.",
    ]);
    await expect(page.getByRole("contentinfo")).toContainText(`© ${new Date().getFullYear()}`);
  });

  test("the cards of home lead where spec §2 says", { tag: ["@site"] }, async ({ page }) => {
    await page.goto("/");
    const links = (scope: string) => page.locator(`${scope} a`).evaluateAll(hrefs);
    expect(await links("#for-hotels")).toEqual(["/lilamonde", "/solutions"]);
    expect(await links("#for-advisors")).toEqual(["/solutions", "/lilamonde"]);
    expect(await links("[data-slot=selection]")).toEqual([
      "/velaa-private-island",
      "/martinhal-luxury-resorts",
    ]);
    expect(await links("[data-slot=call]")).toEqual([
      "/contact?interest=represent_hotel",
      "/contact?interest=become_designer",
    ]);
  });
});

function hrefs(links: Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute("href"));
}
