import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { screens, sitePaths, walkDown, watchComplaints, watchShifts } from "./site-watch.ts";

for (const path of sitePaths) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test(`${path} on a ${screen} stands still, fits, and has nothing to complain of`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const complaints = watchComplaints(page);
      const shifts = await watchShifts(page);
      await page.goto(path, { waitUntil: "networkidle" });
      await page.waitForTimeout(2_500);
      await walkDown(page);
      expect(await shifts()).toBeLessThan(0.02);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
    });
  }

  test(`${path} is accessible`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path, { waitUntil: "networkidle" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });

  test(`${path} names its language, its address and its twin`, async ({ page, baseURL }) => {
    await page.goto(path);
    const isEnglish = path.startsWith("/en");
    await expect(page.locator("html")).toHaveAttribute("lang", isEnglish ? "en" : "pt-BR");
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(new URL(canonical ?? "", baseURL).pathname).toBe(path);
    await expect(page.locator("link[rel=alternate][hreflang]")).toHaveCount(3);
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /.{50}/);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("home has its ten sections in order", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sobre", exact: true })).toBeVisible();
    await expect(page.locator("h1 .typing-faint")).toBeVisible();
    await expect(page.locator("h1 .typing-faint")).toHaveCSS("opacity", "1");
    await expect(page.locator("h1 .typing-faint")).toContainText("Hotéis de autor");
    const headings = await page.locator("main h2").allTextContents();
    expect(headings).toEqual([
      "Seu hotel, contado pelas pessoas certas.",
      "Você desenha a viagem.A mesa já está posta.",
      "Lilamonde é um círculo pequeno, por escolha.",
      "O que faz um hotel ser de autor",
      "Duas coleções para abrir a conversa",
      "Filosofia",
      "Tenho uma casa de autor.",
      "Desenho viagens para outros.",
    ]);
    await expect(page.getByRole("contentinfo")).toContainText(`© ${new Date().getFullYear()}`);
  });

  test("the cards of home lead where spec §2 says", async ({ page }) => {
    await page.goto("/");
    const links = (scope: string) => page.locator(`${scope} a`).evaluateAll(hrefs);
    expect(await links("#for-hotels")).toEqual(["/lilamonde", "/solutions"]);
    expect(await links("#for-advisors")).toEqual(["/solutions", "/lilamonde"]);
    expect(await links(".selection")).toEqual(["/velaa-private-island", "/martinhal-luxury-resorts"]);
    expect(await links(".call")).toEqual(["/contact", "/contact"]);
  });
});

function hrefs(links: Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute("href"));
}
