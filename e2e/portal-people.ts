import type { APIRequestContext, Browser, BrowserContext, BrowserContextOptions } from "@playwright/test";

const PASSWORD = "Lilamonde!2026";

type Role = "advisor" | "tour_operator" | "hotel" | "admin";
export type Person = { id: string; email: string; name: string; session: { access_token: string } };

/** A person's session, as the sign-in form would get it. */
export async function openSession(request: APIRequestContext, email: string, password = PASSWORD) {
  const answer = await request.post("/auth/v1/token?grant_type=password", { data: { email, password } });
  const session = await answer.json();
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${JSON.stringify(session)}`);
  return session as Person["session"] & { user: { id: string } };
}

/** Asks the API as somebody. */
export async function ask(request: APIRequestContext, { session, path, data }: Ask) {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const answer = data ? await request.post(path, { headers, data }) : await request.get(path, { headers });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}
type Ask = { session: Person["session"]; path: string; data?: unknown };

/** Somebody new who was invited and came, so that what is done to them disturbs nobody else's test. */
export async function comeIn(
  request: APIRequestContext,
  { name, role, language = "pt" }: { name: string; role: Role; language?: "pt" | "en" },
): Promise<Person> {
  const admin = await openSession(request, "admin@lilamonde.test");
  const email = `${crypto.randomUUID()}@example.com`;
  const invite = { email, role, fullName: name, language };
  const { link } = await ask(request, { session: admin, path: "/api/invites", data: invite });
  const token = link.split("/").at(-1);
  await request.post("/api/invites/accept", {
    data: { token, fullName: name, password: PASSWORD, language },
  });
  const session = await openSession(request, email);
  return { id: session.user.id, email, name, session };
}

/** A browser in which this session is already open, as a returning person has it. */
export async function enter(
  { browser, baseURL }: { browser: Browser; baseURL: string | undefined },
  session: Person["session"],
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const localStorage = [{ name: "lilamonde-session", value: JSON.stringify(session) }];
  const origins = [{ origin: baseURL ?? "", localStorage }];
  return browser.newContext({ ...options, storageState: { cookies: [], origins } });
}
