import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { addSecondFactor } from "#testing/second-factor.ts";

/** Who asks a running house: their token and calls that carry it. */
export type Caller = { url: string; token: string | null };

/** One of the demo's people, signed in by password; an administrator after a second factor. */
export async function signInAt(url: string, name: string): Promise<Caller> {
  const { access_token: token } = await call<{ access_token: string }>(
    { url, token: null },
    {
      path: "/auth/v1/token?grant_type=password",
      body: { email: `${name}@lilamonde.test`, password: DEMO_PASSWORD },
    },
  );
  if (!name.startsWith("admin")) return { url, token };
  const house = {
    api: async (path: string, init?: RequestInit) => fetch(url + path, init),
    clock: { now: () => new Date() },
  };
  return { url, token: (await addSecondFactor(house, token)).token };
}

type Call = { path: string; method?: string; body?: unknown };

/** What the house answers, which has to be well. */
export async function call<T>({ url, token }: Caller, { path, body, method }: Call): Promise<T> {
  const answer = await fetch(url + path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: headersOf(token),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return (text ? JSON.parse(text) : null) as T;
}

/** The headers of who asks in JSON, each time with a key of its own. */
export const headersOf = (token: string | null): Record<string, string> => ({
  "content-type": "application/json",
  "idempotency-key": crypto.randomUUID(),
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});
