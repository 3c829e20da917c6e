import { expect, test } from "@playwright/test";
import { openAs } from "./people.ts";
import { findViolations, screens } from "./site-watch.ts";

test("a page is reached by its name without accents, an action is done, and nothing found is said", async ({
  browser,
  baseURL,
  request,
}) => {
  const visit = { who: "advisor", path: "/advisor-portal", viewport: screens.phone };
  const page = await openAs({ browser, baseURL, request }, visit);
  await page.getByRole("button", { name: "Buscar páginas e ações" }).click();
  const line = page.getByRole("combobox", { name: "Buscar páginas e ações" });
  await expect(line).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await line.fill("reputacao");
  await expect(page.getByRole("option")).toHaveText(["Reputação Desenvolvimento"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/advisor-portal/reputation");
  await expect(line).toBeHidden();

  await page.keyboard.press("Control+k");
  await line.fill("xyz");
  await expect(page.getByText("Nada com esse nome. Tente outra palavra.")).toBeVisible();
  await line.fill("seguranca");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/advisor-portal/profile#seguranca");
  await expect(page.getByRole("heading", { name: "Segurança" })).toBeInViewport();
  await page.keyboard.press("Meta+k");
  await line.fill("sair");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/auth");
  await page.context().close();
});
