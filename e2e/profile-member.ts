import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";

export const PASSWORD = "Uma noite em Alentejo";

/** Passkeys are made for a name, never for a bare address. */
export const ORIGIN = `http://localhost:${process.env.E2E_PORT ?? 4199}`;

async function send(path: string, { token, body }: { token?: string; body?: unknown } = {}) {
  const answer = await fetch(`${ORIGIN}${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      "content-type": "application/json",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Makes an active advisor of this test alone and gives their address. */
export async function makeAdvisor(name: string): Promise<string> {
  const service = readFileSync(join(process.env.E2E_DATA_DIR!, "service.key"), "utf8").trim();
  const email = `${crypto.randomUUID()}@members.test`;
  const metadata = { full_name: name, selected_role: "advisor" };
  const user = { email, password: PASSWORD, email_confirm: true, user_metadata: metadata };
  const { id } = await send("/auth/v1/admin/users", { token: service, body: user });
  const admin = { email: "admin@lilamonde.test", password: "Lilamonde!2026" };
  const { access_token: token } = await send("/auth/v1/token?grant_type=password", { body: admin });
  const { person } = await send(`/api/people/${id}`, { token });
  await send(`/api/people/${id}/status`, {
    token,
    body: { version: person.version, to: "active", role: "advisor" },
  });
  return email;
}

/** Signs in by the page and waits for what comes after the password. */
export async function signIn(page: Page, email: string, origin = ORIGIN): Promise<void> {
  await page.goto(`${origin}/auth`);
  await page.getByLabel("E-mail").first().fill(email);
  await page.getByLabel("Senha", { exact: true }).first().fill(PASSWORD);
  await page.getByRole("button", { name: "Entrar no portal" }).click();
}

/** Signs in and opens the profile page. */
export async function openProfile(page: Page, email: string, origin = ORIGIN): Promise<void> {
  await signIn(page, email, origin);
  await page.waitForURL(/advisor-portal/);
  await page.goto(`${origin}/advisor-portal/profile`);
  await expect(page.getByRole("heading", { name: "Identidade" })).toBeVisible();
}
