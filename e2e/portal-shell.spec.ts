import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { enter, openAs, openSession, PASSWORD } from "./people.ts";
import { revisit } from "./portal-visit.ts";
import { findViolations, screens, watchComplaints } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

async function scoreOf(request: APIRequestContext, who: string): Promise<number> {
  const { access_token: token } = await openSession(request, `${who}@lilamonde.test`);
  const me = await request.get("/api/me", { headers: { authorization: `Bearer ${token}` } });
  return ((await me.json()) as { reputationScore: number }).reputationScore;
}

const advisorMenu = {
  Principal: ["Dashboard /advisor-portal"],
  "Ferramentas Exclusivas": [
    "Minhas Jornadas Premium /advisor-portal/my-journeys",
    "Checkpoints Novo /advisor-portal/checkpoints",
    "Marketplace Novo /marketplace",
    "Farol IA /advisor-portal/insights",
  ],
  Recursos: [
    "Materiais /advisor-portal/materials",
    "Marketing /advisor-portal/marketing",
    "Meus Produtos /advisor-portal/products",
  ],
  Desenvolvimento: [
    "Diagnóstico Silver+ /diagnostico-pdi",
    "Crescimento /advisor-portal/growth",
    "Níveis /advisor-portal/tiers",
    "Reputação /advisor-portal/reputation",
  ],
  Negócio: [
    "Ganhos /advisor-portal/earnings",
    "Indicar Hotel /advisor-portal/refer-hotel",
    "Sugestões de Melhorias /advisor-portal/feature-requests",
  ],
  Conta: ["Perfil /advisor-portal/profile", "Timeline Social /advisor-portal/social"],
};

/** The links of a group as they read and where they lead. */
async function readGroup(page: Page, name: string): Promise<string[]> {
  const links = page.getByRole("list", { name }).getByRole("link");
  return links.evaluateAll((found) =>
    found.map((link) => {
      const words = Array.from(link.querySelectorAll("span"), ({ textContent }) => textContent);
      return [...words, link.getAttribute("href")].join(" ");
    }),
  );
}

const menuWidth = (page: Page) =>
  page.getByRole("complementary").evaluate((bar) => bar.getBoundingClientRect().width);

test("the advisor's menu is the spec's, and its width is remembered", { tag: ["@portal"] }, async ({
  browser,
  baseURL,
  request,
}) => {
  const visit = { who: "advisor", path: "/advisor-portal", viewport: screens.desktop };
  const page = await openAs({ browser, baseURL, request }, visit);
  const complaints = watchComplaints(page);
  await expect(page.getByText("Portal do Travel Advisor")).toBeVisible();
  await expect(page.getByRole("list", { name: "Principal" })).toBeVisible();
  for (const [group, links] of Object.entries(advisorMenu)) {
    const toggle = page.getByRole("button", { name: group, exact: true });
    if (group !== "Principal") {
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
      await toggle.click();
    }
    expect(await readGroup(page, group), group).toEqual(links);
  }

  await page.getByRole("link", { name: "Meus Produtos" }).click();
  await expect(page).toHaveURL(/\/advisor-portal\/products$/);
  await page.reload();
  await expect(page.getByRole("link", { name: "Meus Produtos" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("button", { name: "Recursos" })).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("button", { name: "Negócio" })).toHaveAttribute("aria-expanded", "false");

  expect(await menuWidth(page)).toBe(16 * 16);
  await page.keyboard.press("Control+b");
  await expect.poll(() => menuWidth(page)).toBe(3 * 16);
  const staysFor = async () => {
    const cookie = (await page.context().cookies()).find(({ name }) => name === "sidebar_state");
    return (cookie?.expires ?? 0) - Date.now() / 1_000;
  };
  // The browser writes it down in its own time.
  await expect.poll(staysFor).toBeCloseTo(7 * 24 * 3_600, -2);
  await page.reload();
  await page.getByRole("complementary").waitFor();
  expect(await menuWidth(page)).toBe(3 * 16);
  await page.getByRole("link", { name: "Níveis" }).hover();
  await expect(page.getByText("Níveis").last()).toBeVisible();
  await page.keyboard.press("Meta+b");
  await expect.poll(() => menuWidth(page)).toBe(16 * 16);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("the user menu says tier and progress, and on a phone the menu is a sheet", {
  tag: ["@portal", "@tiers"],
}, async ({ browser, baseURL, request }) => {
  const visit = { who: "advisor", path: "/advisor-portal", viewport: screens.phone };
  const page = await openAs({ browser, baseURL, request }, visit);
  // Other stories earn the advisor points; what the header says is what the API says.
  const score = await scoreOf(request, "advisor");
  await page.reload();
  await page.getByRole("button", { name: "Marina Teles" }).click();
  const menu = page.getByRole("dialog", { name: "Marina Teles" });
  const left = `${600 - score} restantes para o próximo tier`;
  for (const words of ["Pontuação de Reputação", `${score} / 600`, left]) {
    await expect(menu.getByText(words)).toBeVisible();
  }
  await expect(menu.locator("[data-tier=silver]")).toHaveText("silver");
  await expect(menu.getByRole("progressbar")).toHaveJSProperty("value", (score * 100) / 600);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();

  await expect(page.getByRole("complementary")).toBeHidden();
  await page.getByRole("button", { name: "Alternar menu" }).click();
  const sheet = page.getByRole("dialog", { name: "Menu do portal" });
  await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(0);
  expect((await sheet.boundingBox())?.width).toBe(18 * 16);
  await sheet.getByRole("button", { name: "Conta" }).click();
  await sheet.getByRole("link", { name: "Timeline Social" }).click();
  await expect(page).toHaveURL("/advisor-portal/social");
  await expect(sheet).toBeHidden();
  await page.keyboard.press("Control+b");
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.context().close();
});

test("the tour operator has a menu, a header and pages of their own", { tag: ["@portal"] }, async ({
  browser,
  baseURL,
  request,
}) => {
  const visit = { who: "operator", path: "/tour-operator-portal", viewport: screens.desktop };
  const page = await openAs({ browser, baseURL, request }, visit);
  const at = (name: string, path: string) => `${name} /tour-operator-portal${path}`;
  await expect(page.getByRole("list", { name: "Elite Tour Operator" })).toBeVisible();
  expect(await readGroup(page, "Elite Tour Operator")).toEqual([
    at("Dashboard", ""),
    at("Materiais", "/materials"),
    at("Marketing", "/marketing"),
    at("Farol", "/insights"),
    at("Crescimento", "/growth"),
    at("Níveis", "/tiers"),
    "Marketplace /marketplace",
    at("Meus Produtos", "/products"),
    at("Ganhos", "/earnings"),
    at("Perfil", "/profile"),
  ]);
  const score = `gold · ${await scoreOf(request, "operator")} pts`;
  await page.reload();
  await expect(page.getByRole("button", { name: "Rafael Nóbrega" })).toContainText(score);
  await page.getByRole("link", { name: "Marketplace" }).click();
  await expect(page.getByRole("heading", { name: "Marketplace" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Elite Tour Operator" })).toBeVisible();
  await page.context().close();
});

test("a portal lets its own role in, leads others home, and brings strangers back after they sign in", {
  tag: ["@portal", "@auth"],
}, async ({ browser, baseURL, request, page }) => {
  await page.goto("/advisor-portal/earnings?year=2026");
  await expect(page).toHaveURL("/auth");
  await page.getByLabel("E-mail").first().fill("advisor@lilamonde.test");
  await page.getByLabel("Senha", { exact: true }).first().fill(PASSWORD);
  await page.getByRole("button", { name: "Entrar no portal" }).click();
  await expect(page).toHaveURL("/advisor-portal/earnings?year=2026");
  expect(await page.evaluate(() => sessionStorage.getItem("postLoginDestination"))).toBeNull();
  for (const path of ["/tour-operator-portal", "/hotel-portal", "/admin/approvals", "/auth"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/advisor-portal");
  }
  for (const [who, home] of [
    ["operator", "/tour-operator-portal"],
    ["admin", "/admin"],
  ] as const) {
    const session = await openSession(request, `${who}@lilamonde.test`);
    const context = await enter({ browser, baseURL }, session);
    const theirs = await context.newPage();
    await theirs.goto("/advisor-portal/tiers");
    await expect(theirs).toHaveURL(home);
    await context.close();
  }
});

/** What opens over a portal's page, by the button that opens it. */
const overlays = [/^Novidades do sistema/, /^Pendências/, "Marina Teles", "Alternar menu"];

for (const size of ["phone", "desktop"] as const)
  test(`what opens over a portal's page on a ${size} has no accessibility violation`, {
    tag: ["@portal", "@updates", "@notifications"],
  }, async ({ browser, baseURL, request }) => {
    const page = await revisit(
      { browser, baseURL, request },
      { who: "advisor", language: "pt", screen: size },
    );
    const dialog = page.getByRole("dialog");
    for (const name of overlays)
      await test.step(String(name), async () => {
        await page.goto("/advisor-portal/reputation");
        await page.getByRole("button", { name }).click();
        // At a desk the side menu only grows narrow; everything else is looked at once it stands.
        if (name !== "Alternar menu" || size === "phone") await expect(dialog).toBeVisible();
        expect(await findViolations(page)).toEqual([]);
      });
    await page.close();
  });

test("night is chosen in the user's menu, there at the first paint, and of the portals alone", {
  tag: ["@portal"],
}, async ({ browser, baseURL, request }) => {
  const visit = { who: "advisor", path: "/advisor-portal", viewport: screens.desktop };
  const page = await openAs({ browser, baseURL, request }, visit);
  await page.getByRole("button", { name: "Marina Teles" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Noite" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "noite");
  expect(await findViolations(page)).toEqual([]);
  const answer = await page.context().request.get("/advisor-portal");
  expect(await answer.text()).toMatch(/<html[^>]* data-theme="noite"/);
  await page.goto("/");
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});
