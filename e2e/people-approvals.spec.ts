import { expect } from "@playwright/test";
import { decide, knock, PENDING, signIn } from "./people.ts";
import { findViolations } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

test("who waits is refused in the spec's words, is approved after an undo, gets in, and moves with a new role", {
  tag: ["@people", "@accounts"],
}, async ({ browser, page }) => {
  const name = `Renata ${Date.now()}`;
  const { email } = await knock(page.request, name);
  const guest = await (await browser.newContext()).newPage();
  await signIn(guest, email);
  await expect(guest.getByText(PENDING)).toBeVisible();

  await signIn(page, "admin@lilamonde.test");
  await expect(page).toHaveURL("/admin");
  await page.clock.install();
  await page.goto(`/admin/approvals?q=${encodeURIComponent(name.toUpperCase())}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page), String(width)).toEqual([]);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang, String(width)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  // The seconds in which it can be undone pass on this page's clock, not on the machine's.
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.keyboard.press("a");
  await expect(page.getByText("Nenhum resultado.")).toBeVisible();
  await page.clock.runFor(1_000);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await page.clock.resume();
  await page.getByLabel("Aprovar como").selectOption("tour_operator");
  const sent = page.waitForResponse((answer) => answer.url().endsWith("/status"));
  await page.getByRole("button", { name: "Aprovar" }).click();
  await page.getByRole("link", { name: /Ativas/ }).click();
  expect((await sent).ok()).toBe(true);
  await expect(page.getByText("Conta ativa, Tour Operator · Helena Duarte")).toBeVisible();
  await signIn(guest, email);
  await expect(guest).toHaveURL("/tour-operator-portal");

  await page.getByRole("complementary").getByLabel("Tipo de conta").selectOption("hotel");
  await page.getByRole("button", { name: "Mudar o tipo de conta" }).click();
  await expect(page.getByText("Conta ativa, Hotel · Helena Duarte")).toBeVisible();
  await expect(guest).toHaveURL("/hotel-portal");
});

test("on a phone, whoever is chosen is shown; what can be done with an account stays within every screen", {
  tag: ["@people", "@accounts"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "admin@lilamonde.test");
  await expect(page).toHaveURL("/admin");
  await page.goto("/admin/approvals?status=active&q=Marina%20Teles");
  await page.getByRole("table").getByRole("link", { name: "Marina Teles" }).click();
  await expect(page.getByRole("heading", { name: "Marina Teles" })).toBeInViewport();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole("button", { name: "Propor como administrador" })).toBeVisible();
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang, String(width)).toBeLessThanOrEqual(0);
  }
});

test("a refusal needs its reason and is told by mail; a second decision on the same account is refused", {
  tag: ["@people", "@accounts"],
}, async ({ page }) => {
  const name = `Caio ${Date.now()}`;
  const { id, email } = await knock(page.request, name);
  const late = await knock(page.request, `${name} Segundo`);
  await signIn(page, "admin@lilamonde.test");
  await expect(page).toHaveURL("/admin");
  await page.goto(`/admin/approvals?q=${encodeURIComponent(name)}&person=${id}`);
  await page.getByRole("button", { name: "Recusar" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Recusar" }).click();
  await expect(dialog.getByText("Escreva o motivo.")).toBeVisible();
  await dialog.getByLabel("Motivo (a pessoa vai ler)").fill("Cadastur vencido");
  await dialog.getByRole("button", { name: "Recusar" }).click();
  await expect(page.getByRole("heading", { name: `${name} Segundo` })).toBeVisible();
  await expect(async () => {
    const mails = await page.request.get(`/dev/mailbox?to=${email}`, {
      headers: { accept: "application/json" },
    });
    expect(await mails.text()).toContain("Cadastur vencido");
  }).toPass();

  await decide(page.request, late.id, { to: "rejected", reason: "Duplicado" });
  await page.keyboard.press("r");
  await dialog.getByLabel("Motivo (a pessoa vai ler)").fill("Tarde demais");
  await dialog.getByRole("button", { name: "Recusar" }).click();
  await expect(page.getByRole("alert")).toContainText("Outra pessoa já decidiu sobre esta conta.");
});
