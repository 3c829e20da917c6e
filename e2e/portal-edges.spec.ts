import { expect, type Locator } from "@playwright/test";
import { comeIn, enter, openSession } from "./people.ts";
import { visit } from "./portal-visit.ts";
import { test } from "./tidy-test.ts";

// What is kept for a time without a network is kept by it.
test.use({ serviceWorkers: "allow" });

const EMPTY = { updates: [], unread: 0 };
const MANY = {
  unread: 20,
  updates: Array.from({ length: 20 }, (_, index) => ({
    id: crypto.randomUUID(),
    title: `Novidade ${index}`,
    description: "Uma linha.",
    version: null,
    updateType: "fix",
    publishedAt: new Date(2026, 0, index + 1).toISOString(),
    isRead: false,
  })),
};

/** As it is laid out, whatever a movement that is under way makes of it. */
const heightOf = (place: Locator) => place.evaluate((element: HTMLElement) => element.offsetHeight);

test("the updates panel is 500 px of list within 80 % of the window, says when it is empty, and fails in silence", {
  tag: ["@updates", "@portal"],
}, async ({ browser, baseURL, request }) => {
  const session = await openSession(request, "admin2@lilamonde.test");
  const context = await enter({ browser, baseURL }, session, { viewport: { width: 1280, height: 1000 } });
  const page = await context.newPage();
  const dialog = page.getByRole("dialog", { name: "Novidades do Sistema" });
  const open = async (answer: { status: number; body: unknown }) => {
    await page.unrouteAll();
    await page.route("**/api/updates", (route) =>
      route.fulfill({ status: answer.status, json: answer.body as object }),
    );
    await page.goto("/admin/approvals");
    await page.getByRole("button", { name: /^Novidades do sistema/ }).click();
    await expect(dialog).toBeVisible();
  };
  await open({ status: 200, body: MANY });
  await expect(dialog.getByRole("listitem")).toHaveCount(20);
  const list = dialog.getByRole("list");
  expect(await heightOf(list)).toBe(500);
  await page.setViewportSize({ width: 1280, height: 500 });
  expect(await heightOf(dialog)).toBeLessThanOrEqual(400);
  await page.setViewportSize({ width: 1280, height: 1000 });
  await open({ status: 200, body: EMPTY });
  await expect(dialog).toContainText("Nenhuma novidade por enquanto");
  await open({ status: 500, body: {} });
  await expect(dialog).toContainText("Nenhuma novidade por enquanto");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await context.close();
});

/** One of each type; the last has not been written in English. */
const OF_EACH_TYPE = {
  unread: 0,
  updates: (["feature", "improvement", "fix", "announcement"] as const).map((updateType) => ({
    id: crypto.randomUUID(),
    title: `Título ${updateType}`,
    description: "Uma linha.",
    english: updateType === "announcement" ? null : { title: `Title ${updateType}`, description: "A line." },
    version: "1.2",
    updateType,
    publishedAt: "2026-03-05T15:00:00.000Z",
    isRead: true,
  })),
};

test("news is read in the reader's language and says which that is; its labels and date are the spec's", {
  tag: ["@updates"],
}, async ({ browser, baseURL, request }) => {
  for (const { language, title, labels, shown } of [
    {
      language: "pt",
      title: "Novidades do Sistema",
      labels: ["Nova Funcionalidade", "Melhoria", "Correção", "Anúncio"],
      shown: ["pt-BR", "pt-BR", "pt-BR", "pt-BR"],
    },
    {
      language: "en",
      title: "System updates",
      labels: ["New feature", "Improvement", "Fix", "Announcement"],
      shown: ["en", "en", "en", "pt-BR"],
    },
  ] as const) {
    const page = await visit({ browser, baseURL, request }, { who: "advisor", language, screen: "desktop" });
    await page.route("**/api/updates", (route) => route.fulfill({ json: OF_EACH_TYPE }));
    await page.goto("/advisor-portal/tiers");
    await page.getByRole("button", { name: title, exact: false }).click();
    const items = page.getByRole("dialog", { name: title, exact: true }).getByRole("listitem");
    await expect(items).toHaveCount(4);
    for (const [at, { title: pt, english }] of OF_EACH_TYPE.updates.entries()) {
      const isEnglish = shown[at] === "en";
      const item = items.nth(at);
      const [name, text] = isEnglish ? [english!.title, english!.description] : [pt, "Uma linha."];
      for (const words of [name, text])
        await expect(item.getByText(words, { exact: true })).toHaveAttribute("lang", shown[at]!);
      await expect(item.getByText(labels[at]!, { exact: true })).toBeVisible();
      await expect(item.getByText("v1.2", { exact: true })).toBeVisible();
      await expect(item.locator("time")).toHaveText("5 de março de 2026");
      await expect(item.locator("time")).toHaveAttribute("lang", "pt-BR");
    }
  }
});

test("who has no score sees none, a failed lookup opens no portal, and a refused sign-out is a sign-out", {
  tag: ["@portal", "@auth"],
}, async ({ browser, baseURL, request }) => {
  for (const status of [401, 403, 404]) {
    const session = await openSession(request, "admin2@lilamonde.test");
    const context = await enter({ browser, baseURL }, session);
    const page = await context.newPage();
    await page.route("**/auth/v1/logout*", (route) => route.fulfill({ status, json: {} }));
    await page.goto("/admin");
    await page.getByRole("button", { name: / conta$/ }).click();
    await expect(page.getByText("Pontuação de Reputação")).toHaveCount(0);
    await page.getByRole("button", { name: "Sair" }).click();
    await expect(page).toHaveURL("/auth");
    expect(await page.evaluate(() => localStorage.getItem("lilamonde-session"))).toBeNull();
    await context.close();
  }
  const context = await enter({ browser, baseURL }, await openSession(request, "admin2@lilamonde.test"));
  const page = await context.newPage();
  await page.route("**/api/me", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/admin");
  await expect(page.getByRole("alert")).toContainText("Não foi possível carregar");
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL("/auth");
  await context.close();
});

test("an unknown address keeps the portal's frame, says so and leads back", { tag: ["@portal"] }, async ({
  browser,
  baseURL,
  request,
}) => {
  const context = await enter({ browser, baseURL }, await openSession(request, "admin2@lilamonde.test"));
  const page = await context.newPage();
  const answer = await page.goto("/admin/nao/existe");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await page.getByRole("link", { name: "Voltar ao dashboard" }).click();
  await expect(page).toHaveURL("/admin");
  await context.close();
});

test("who has another role is sent from a portal to /auth, and from there home", {
  tag: ["@portal", "@auth"],
}, async ({ browser, baseURL, request }) => {
  const page = await visit(
    { browser, baseURL, request },
    { who: "operator", language: "pt", screen: "desktop" },
  );
  const passed: string[] = [];
  page.on("framenavigated", (frame) => void passed.push(new URL(frame.url()).pathname));
  await page.goto("/advisor-portal/tiers");
  await expect(page).toHaveURL("/tour-operator-portal");
  expect(passed.filter((path, at) => path !== passed[at - 1])).toEqual([
    "/advisor-portal/tiers",
    "/auth",
    "/tour-operator-portal",
  ]);
  expect(await page.evaluate(() => history.length)).toBe(2);
});

test("without a network the portal says so in the reader's language, which its address does not tell", {
  tag: ["@portal"],
}, async ({ browser, baseURL, request }) => {
  const { session } = await comeIn(request, { name: "Ann Lee", language: "en" });
  const context = await enter({ browser, baseURL }, session);
  const page = await context.newPage();
  await page.goto("/advisor-portal");
  await expect(page.getByText("Travel Advisor Portal")).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match("/en/offline")))).toBe(true);
  await context.setOffline(true);
  await page.goto("/advisor-portal/tiers");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline.");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Tiers" })).toBeVisible();
  await context.close();
});

test("a portal whose script breaks on its way is loaded once more, and says so when that is in vain", {
  tag: ["@portal"],
}, async ({ browser, baseURL, request }) => {
  const { session } = await comeIn(request, { name: "Iara Lemos" });
  const context = await enter({ browser, baseURL }, session);
  const page = await context.newPage();
  const LAYOUT = "**/assets/advisor-layout-*.js";
  // Counted here: a route that is taken away after its time loses whatever the browser asks for in that moment.
  let broken = 0;
  await page.route(LAYOUT, (route) => (++broken === 1 ? route.abort("connectionreset") : route.continue()));
  await page.goto("/advisor-portal");
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  expect(broken).toBe(2);

  const lost = await enter({ browser, baseURL }, session);
  const other = await lost.newPage();
  const isDown = { now: true };
  await other.route("**/assets/**", (route) =>
    isDown.now && /advisor-layout-/.test(route.request().url())
      ? route.abort("connectionreset")
      : route.continue(),
  );
  await other.goto("/advisor-portal/tiers");
  await expect(other.getByRole("alert")).toContainText("Algo não saiu como deveria");
  isDown.now = false;
  await other.getByRole("link", { name: "Tentar de novo" }).click();
  await expect(other.getByRole("heading", { name: "Níveis", level: 1 })).toBeVisible();
});

test("a dashboard whose cards do not come keeps the portal's frame, says so, and has them at another try", {
  tag: ["@portal"],
}, async ({ browser, baseURL, request }) => {
  const { session } = await comeIn(request, { name: "Ciro Paes" });
  // The service worker would fetch them by itself.
  const context = await enter({ browser, baseURL }, session, { serviceWorkers: "block" });
  const page = await context.newPage();
  // What the page names at once is the frame; the cards' scripts are asked for later.
  const frame = await (await request.get("/advisor-portal")).text();
  const isDown = { now: true };
  await page.route("**/assets/*.js", (route) =>
    isDown.now && !frame.includes(new URL(route.request().url()).pathname)
      ? route.abort("connectionreset")
      : route.continue(),
  );
  await page.goto("/advisor-portal");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Não foi possível carregar");
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  isDown.now = false;
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("heading", { name: "Hotéis da coleção" })).toBeVisible();
});
