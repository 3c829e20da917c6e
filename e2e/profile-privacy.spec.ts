import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { comeIn, ORIGIN, openProfile, PASSWORD, signIn } from "./people.ts";
import { test } from "./tidy-test.ts";

test("a person takes a copy of their data, then ends the account, and the door stays closed", {
  tag: ["@privacy", "@profile"],
}, async ({ page }) => {
  const { email } = await comeIn(page.request, { name: "Eva Brito" });
  await openProfile(page, email);
  const data = page.getByRole("region", { name: "Seus dados" });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    data.getByRole("button", { name: "Baixar meus dados" }).click(),
  ]);
  expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toMatchObject({
    account: { user: { email } },
    profile: { fullName: "Eva Brito" },
  });

  await data.getByRole("button", { name: "Excluir a conta" }).click();
  const dialog = page.getByRole("dialog", { name: "Excluir a conta?" });
  await dialog.getByLabel("Senha atual").fill("não é esta");
  await dialog.getByRole("button", { name: "Excluir para sempre" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Não confere. Tente de novo.");
  await dialog.getByLabel("Senha atual").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Excluir para sempre" }).click();
  await page.waitForURL(/\/auth/);
  await expect(async () => {
    const answer = await page.request.get(`${ORIGIN}/dev/mailbox?to=${encodeURIComponent(email)}`, {
      headers: { accept: "application/json" },
    });
    expect(await answer.text()).toContain("Sua conta na Lilamonde foi excluída");
  }).toPass();
  await signIn(page, email, { origin: ORIGIN });
  await expect(page.getByRole("alert")).toHaveText(
    "E-mail ou senha incorretos. Confira os dois ou redefina a senha.",
  );
});
