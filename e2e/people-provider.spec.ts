import { expect, type Page } from "@playwright/test";
import { ask, decide, openAdmin, PENDING } from "./people.ts";
import { test } from "./tidy-test.ts";

/** Signs in on the provider's own pages and consents. */
async function answerProvider(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder("Enter any login").fill(login);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

test("a person comes by a provider, waits for approval, and then comes in by it; who turns back is told", {
  tag: ["@auth", "@people", "@accounts"],
}, async ({ page }) => {
  const login = `otto${Date.now()}`;
  await page.goto("/auth");
  await page.getByRole("button", { name: "Entrar com Casa" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toHaveText("O acesso foi recusado ou cancelado na outra página.");
  await expect(page).toHaveURL("/auth");
  await page.getByRole("button", { name: "Entrar com Casa" }).click();
  await answerProvider(page, login);
  await expect(page.getByText(PENDING)).toBeVisible();

  const session = await openAdmin(page.request);
  const { rows: people } = await ask(page.request, { session, path: `/api/people?q=${login}` });
  await decide(page.request, people[0].id, { to: "active", role: "hotel" });
  await page.getByRole("button", { name: "Entrar com outra conta" }).click();
  await page.getByRole("button", { name: "Entrar com Casa" }).click();
  await expect(page).toHaveURL("/hotel-portal");
});
