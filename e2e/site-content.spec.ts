import { expect, type Page } from "@playwright/test";
import { findViolations, openPage, watchComplaints } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

for (const path of ["/newsletter/confirm", "/en/newsletter/unsubscribe"]) {
  test(`${path} without its secret says so, accessibly, and is not indexed`, {
    tag: ["@site", "@settings"],
  }, async ({ page }) => {
    const complaints = watchComplaints(page);
    await openPage(page, path);
    await expect(page.getByRole("button", { name: /Confirmar|Leave/ })).toHaveCount(0);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    const violations = await findViolations(page);
    expect(violations).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test.describe("chrome", () => {
  for (const home of ["/", "/en"]) {
    test(`every link of the header and footer of ${home} leads somewhere`, {
      tag: ["@site", "@settings"],
    }, async ({ page, request }) => {
      await page.goto(home);
      const links = await page
        .locator("header a, footer a")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      const own = [...new Set(links.filter((href) => href.startsWith("/")))];
      expect(own.length).toBeGreaterThan(15);
      for (const href of own) {
        expect((await request.get(href)).status(), href).toBe(200);
        const anchor = href.split("#")[1];
        if (anchor) expect(await (await request.get(href)).text(), href).toContain(`id="${anchor}"`);
      }
    });
  }

  test("preferences, networks and e-mail are those of the settings; the year is this one", {
    tag: ["@site", "@settings"],
  }, async ({ page, request }) => {
    const settings = await (await request.get("/api/settings")).json();
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Preferências" })).toHaveAttribute(
      "href",
      settings.preferencesUrl,
    );
    for (const [name, address] of Object.entries({
      LinkedIn: settings.social.linkedin,
      Instagram: settings.social.instagram,
      YouTube: settings.social.youtube,
      WhatsApp: `https://wa.me/${settings.whatsappNumber}`,
      "E-mail": `mailto:${settings.email}`,
    })) {
      await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
    }
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Lilamonde`);
  });

  test("privacy and terms lead to their sections of the about page", { tag: ["@site", "@settings"] }, async ({
    page,
  }) => {
    await openPage(page, "/contact");
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Privacidade" }).click();
    await expect(page).toHaveURL(/\/about#privacy$/);
    await expect(page.getByRole("heading", { name: "Privacidade", exact: true })).toBeInViewport();
    await footer.getByRole("link", { name: "Termos" }).click();
    await expect(page.getByRole("heading", { name: "Termos", exact: true })).toBeInViewport();
  });
});

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block) => JSON.parse(block));
}

test("machines are told who the house is and what is asked of it", { tag: ["@site", "@settings"] }, async ({
  page,
  request,
}) => {
  const settings = await (await request.get("/api/settings")).json();
  for (const path of ["/", "/en/about"]) {
    await page.goto(path);
    const organization = (await structuredData(page)).find((data) => data["@type"] === "Organization");
    expect(organization).toMatchObject({ name: "Lilamonde", email: settings.email });
  }
  await page.goto("/faq");
  const faq = (await structuredData(page)).find((data) => data["@type"] === "FAQPage");
  const questions = await page.locator("summary").count();
  expect(faq?.mainEntity).toHaveLength(questions);
});
