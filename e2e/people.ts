import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from "@playwright/test";

/** The password of everybody in these tests, of the demo's people too. */
export const PASSWORD = "Lilamonde!2026";

/** What an account that is not active is told (spec §8). */
export const PENDING = "Sua conta está aguardando aprovação. Entre em contato com o administrador.";

/** Passkeys are made for a name, never for a bare address. */
export const ORIGIN = `http://localhost:${process.env.E2E_PORT ?? 4199}`;

type Role = "advisor" | "tour_operator" | "hotel";
type Session = { access_token: string; user: { id: string } };
type Person = { id: string; email: string; name: string; session: Session };

/** A person's session, as the sign-in form would get it. */
export async function openSession(request: APIRequestContext, email: string): Promise<Session> {
  const data = { email, password: PASSWORD };
  const answer = await request.post("/auth/v1/token?grant_type=password", { data });
  const session = await answer.json();
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${JSON.stringify(session)}`);
  return session;
}

/** The session of the demo's administrator. */
export const openAdmin = (request: APIRequestContext) => openSession(request, "admin@lilamonde.test");

type Ask = { session: { access_token: string }; path: string; data?: unknown };

/** Asks the API as somebody. */
export async function ask(request: APIRequestContext, { session, path, data }: Ask) {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const answer = data ? await request.post(path, { headers, data }) : await request.get(path, { headers });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** Somebody new who was invited and came, so that what is done to them disturbs nobody else's test. */
export async function comeIn(
  request: APIRequestContext,
  { name, role = "advisor", language = "pt" }: { name: string; role?: Role; language?: "pt" | "en" },
): Promise<Person> {
  const email = `${crypto.randomUUID()}@example.com`;
  const invite = { email, role, fullName: name, language };
  const { link } = await ask(request, {
    session: await openAdmin(request),
    path: "/api/invites",
    data: invite,
  });
  const token = link.split("/").at(-1);
  const data = { token, fullName: name, password: PASSWORD, language };
  const accepted = await request.post("/api/invitation/accept", { data });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  const session = await openSession(request, email);
  return { id: session.user.id, email, name, session };
}

/** Somebody new with a proven address, who waits for approval. */
export async function knock(request: APIRequestContext, fullName: string) {
  const key = readFileSync(join(process.env.E2E_DATA_DIR!, "service.key"), "utf8").trim();
  const email = `${crypto.randomUUID()}@guests.test`;
  const metadata = { full_name: fullName, selected_role: "advisor" };
  const data = { email, password: PASSWORD, email_confirm: true, user_metadata: metadata };
  const { id } = await ask(request, { session: { access_token: key }, path: "/auth/v1/admin/users", data });
  return { id: id as string, email };
}

/** An administrator's decision about somebody, made beside the browser. */
export async function decide(request: APIRequestContext, id: string, decision: object): Promise<void> {
  const session = await openAdmin(request);
  const { person } = await ask(request, { session, path: `/api/people/${id}` });
  const data = { ...decision, version: person.version };
  await ask(request, { session, path: `/api/people/${id}/status`, data });
}

/** A browser in which this session is already open, as a returning person has it. */
export async function enter(
  { browser, baseURL }: { browser: Browser; baseURL: string | undefined },
  session: Session,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const localStorage = [{ name: "lilamonde-session", value: JSON.stringify(session) }];
  const origins = [{ origin: baseURL ?? "", localStorage }];
  return browser.newContext({ ...options, storageState: { cookies: [], origins } });
}

type Visit = { browser: Browser; baseURL: string | undefined; request: APIRequestContext };

/** A page on which somebody of the demo is signed in already, in a browser of its own. */
export async function openAs(
  { browser, baseURL, request }: Visit,
  { who, path, ...options }: { who: string; path: string } & BrowserContextOptions,
): Promise<Page> {
  const session = await openSession(request, `${who}@lilamonde.test`);
  const context = await enter({ browser, baseURL }, session, options);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Signs in at /auth by password. */
export async function signIn(page: Page, email: string, { password = PASSWORD, origin = "" } = {}) {
  await page.goto(`${origin}/auth`);
  await page.getByLabel("E-mail").first().fill(email);
  await page.getByLabel("Senha", { exact: true }).first().fill(password);
  await page.getByRole("button", { name: "Entrar no portal" }).click();
}

/** Signs in and opens the profile page of an advisor. */
export async function openProfile(page: Page, email: string, origin = ORIGIN): Promise<void> {
  await signIn(page, email, { origin });
  await page.waitForURL(/advisor-portal/);
  await page.goto(`${origin}/advisor-portal/profile`);
  await expect(page.getByRole("heading", { name: "Identidade" })).toBeVisible();
}
