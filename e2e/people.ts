import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect, type Page } from "@playwright/test";

const PASSWORD = "Lilamonde!2026";

/** What an account that is not active is told (spec §8). */
export const PENDING = "Sua conta está aguardando aprovação. Entre em contato com o administrador.";

/** Signs in at /auth by password. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("E-mail").first().fill(email);
  await page.getByLabel("Senha", { exact: true }).first().fill(password);
  await page.getByRole("button", { name: "Entrar no portal" }).click();
}

/** The token of a session of its own, for calls beside the browser. */
export async function tokenOf(request: APIRequestContext, email: string, password = PASSWORD) {
  const answer = await request.post("/auth/v1/token?grant_type=password", { data: { email, password } });
  return { authorization: `Bearer ${(await answer.json()).access_token}` };
}

/** A person nobody else uses, with the confirmed address; they wait for approval. */
export async function makePerson(request: APIRequestContext, fullName: string) {
  const key = readFileSync(join(process.env.E2E_DATA_DIR!, "service.key"), "utf8").trim();
  const email = `${crypto.randomUUID()}@guests.test`;
  const answer = await request.post("/auth/v1/admin/users", {
    headers: { authorization: `Bearer ${key}` },
    data: {
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: fullName, selected_role: "advisor" },
    },
  });
  return { id: (await answer.json()).id as string, email };
}

/** An administrator's decision, made beside the browser. */
export async function decide(request: APIRequestContext, id: string, decision: object): Promise<void> {
  const headers = await tokenOf(request, "admin@lilamonde.test");
  const { person } = await (await request.get(`/api/people/${id}`, { headers })).json();
  const data = { ...decision, version: person.version };
  const answer = await request.post(`/api/people/${id}/status`, { headers, data });
  expect(answer.ok()).toBe(true);
}
