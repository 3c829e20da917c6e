import { expect } from "@playwright/test";
import { ask, comeIn, enter, openAdmin, openSession, PENDING } from "./people.ts";
import { screens } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

test("whoever is suspended while signed in is led out of both tabs by the live stream, and told why", {
  tag: ["@live", "@people", "@auth"],
}, async ({ browser, baseURL, request }) => {
  const { id, session } = await comeIn(request, { name: "Nina Sampaio" });
  const admin = await openAdmin(request);
  const context = await enter({ browser, baseURL }, session);
  const tabs = [await context.newPage(), await context.newPage()];
  const streams = context.waitForEvent("response", (response) => response.url().endsWith("/api/live"));
  for (const tab of tabs) {
    await tab.goto("/advisor-portal/tiers");
    await expect(tab.getByRole("heading", { name: "Níveis" })).toBeVisible();
  }
  await streams;
  const { person } = await ask(request, { session: admin, path: `/api/people/${id}` });
  const change = { to: "suspended", reason: "contrato encerrado", version: person.version };
  // Neither tab is touched or opened anew: what leads out is the news.
  const opened: string[] = [];
  for (const tab of tabs)
    tab.on("request", (asked) => asked.isNavigationRequest() && opened.push(asked.url()));
  await ask(request, { session: admin, path: `/api/people/${id}/status`, data: change });
  for (const tab of tabs) {
    await expect(tab).toHaveURL("/auth");
    await expect(tab.getByText(PENDING)).toBeVisible();
    await expect(tab.getByText("O seu acesso está suspenso.")).toBeVisible();
    expect(await tab.evaluate(() => localStorage.getItem("lilamonde-session"))).toBeNull();
  }
  expect(opened).toEqual([]);
  await context.close();
});

test("news published in another session rings the bell, and what is read on one device is read on the other", {
  tag: ["@updates", "@live"],
}, async ({ browser, baseURL, request }) => {
  const { email, session } = await comeIn(request, { name: "Teo Braga" });
  const admin = await openAdmin(request);
  const context = await enter({ browser, baseURL }, session);
  const page = await context.newPage();
  const stream = page.waitForResponse((response) => response.url().endsWith("/api/live"));
  await page.goto("/advisor-portal");
  await stream;
  const phone = await (await enter({ browser, baseURL }, await openSession(request, email))).newPage();
  await Promise.all([phone.waitForResponse(/\/api\/live$/), phone.goto("/advisor-portal/tiers")]);
  const bell = (count: number) =>
    page.getByRole("button", { name: `Novidades do sistema, não lidas: ${count}`, exact: true });
  await expect(page.getByRole("button", { name: /^Novidades do sistema, não lidas: \d+$/ })).toBeVisible();
  const label = await page.getByRole("button", { name: /^Novidades do sistema/ }).getAttribute("aria-label");
  const before = Number(label?.match(/\d+/)?.[0]);

  const news = { description: "Quatro noites a mais em agosto.", version: "9.1", updateType: "announcement" };
  const publish = (title: string, targetAudience: string) =>
    ask(request, { session: admin, path: "/api/updates", data: { ...news, title, targetAudience } });
  await publish("Só para hotéis", "hotels");
  await publish("Uma casa nova na coleção", "advisors");
  await expect(bell(before + 1)).toBeVisible();

  await bell(before + 1).click();
  const dialog = page.getByRole("dialog", { name: "Novidades do Sistema" });
  await expect(dialog.getByText("Só para hotéis")).toHaveCount(0);
  const item = dialog.getByRole("button", { name: /Uma casa nova na coleção/ });
  const today = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "America/Sao_Paulo" });
  for (const part of ["Anúncio", "v9.1", today.format(new Date())]) await expect(item).toContainText(part);
  await expect(item).toHaveAttribute("data-unread");
  const box = await dialog.boundingBox();
  expect(box?.width).toBe(42 * 16);
  for (const screen of [screens.phone, screens.desktop]) {
    await page.setViewportSize(screen);
    await expect(dialog).toHaveCSS("max-height", `${screen.height * 0.8}px`);
  }
  await item.click();
  await expect(item).not.toHaveAttribute("data-unread");
  await expect(dialog.getByRole("img", { name: "Não lida" })).toHaveCount(before);
  const phoneBell = (name: string) => phone.getByRole("button", { name, exact: true });
  await expect(phoneBell(`Novidades do sistema, não lidas: ${before}`)).toBeVisible();
  await dialog.getByRole("button", { name: "Marcar todas como lidas" }).click();
  await expect(dialog.getByRole("img", { name: "Não lida" })).toHaveCount(0);
  await expect(phoneBell("Novidades do sistema")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Novidades do sistema", exact: true })).toBeFocused();
  await phone.context().close();
  await context.close();
});

test("the interface speaks the profile's language, and a choice in the header is kept in the profile", {
  tag: ["@profile", "@portal"],
}, async ({ browser, baseURL, request }) => {
  const { session } = await comeIn(request, { name: "June Harper", role: "tour_operator", language: "en" });
  const context = await enter({ browser, baseURL }, session);
  const page = await context.newPage();
  await page.goto("/tour-operator-portal");
  await expect(page.getByText("Tour Operator Portal")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("en");
  // News is the one thing that is not the reader's language; its date is long and of pt-BR (spec §2).
  await expect(page.locator("[data-slot~=update] time").first()).toHaveText(/^\d+ de \w+ de \d{4}$/);
  const other = await context.newPage();
  await other.goto("/tour-operator-portal/tiers");
  await expect(other.getByRole("heading", { name: "Tiers" })).toBeVisible();
  await page.getByRole("button", { name: "PT", exact: true }).click();
  await expect(page.getByText("Portal do Tour Operator")).toBeVisible();
  await expect(other.getByRole("heading", { name: "Níveis" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
  await context.close();
});
