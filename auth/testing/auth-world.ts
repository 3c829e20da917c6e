import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { AuthClient, GoTrueAdminApi } from "@supabase/auth-js";
import { type AuthConfig, authConfig } from "#auth/auth-config.ts";
import { createAuth } from "#auth/create-auth.ts";
import type { Deps } from "#auth/deps.ts";
import { createEphemeralKeys } from "#auth/keys/open-keys.ts";
import { createProviders } from "#auth/providers/providers.ts";
import { createLog } from "#platform/log.ts";
import { borrowTestDatabase, clearDatabase } from "#testing/database.ts";
import { quickPasswords } from "#testing/quick-passwords.ts";
import { createTestLimiter } from "./limiter.ts";
import { createTestMail } from "./mails.ts";
import { createMemoryStorage } from "./storage.ts";
import { createTestSms } from "./texts.ts";

export const SERVICE_KEY = "service-key-of-the-tests";
export const PUBLIC_URL = "https://lilamonde.test";
export const PASSWORD = "Uma noite em Alentejo";

export type AuthWorld = Awaited<ReturnType<typeof getAuthWorld>>;
type Options = { config?: Partial<AuthConfig>; hasLimits?: boolean } & Partial<
  Pick<Deps, "onUserCreated" | "log" | "sms" | "passwords">
>;

/** The one door to the tests of this folder: a real server over HTTP, the official client, a clock to turn. */
export async function getAuthWorld(options: Options = {}) {
  const database = await borrowTestDatabase();
  const clock = createTestClock();
  const mails = createTestMail(database);
  const texts = createTestSms();
  const config = authConfig({ publicUrl: PUBLIC_URL, serviceKey: SERVICE_KEY, ...options.config });
  const limiter = createTestLimiter(clock, options.hasLimits ?? false);
  const deps = {
    database,
    clock,
    config,
    limiter,
    mail: mails.queue,
    sms: texts.queue,
    keys: await createEphemeralKeys(clock.now()),
    log: createLog("silent"),
    passwords: quickPasswords(),
    ...options,
  };
  const auth = createAuth({ ...deps, config });
  await auth.start();
  const server = createAdaptorServer({
    fetch: (request: Request) =>
      auth.handle(request, { address: request.headers.get("x-test-address") ?? "127.0.0.1" }),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/v1`;

  const client = ({ flowType = "implicit", headers = {}, fetch }: ClientOptions = {}) =>
    new AuthClient({
      url,
      flowType,
      headers,
      ...(fetch ? { fetch } : {}),
      storage: createMemoryStorage(),
      storageKey: crypto.randomUUID(),
      experimental: { recoveryCodes: true },
      autoRefreshToken: false,
      detectSessionInUrl: false,
    });
  const admin = new GoTrueAdminApi({ url, headers: { Authorization: `Bearer ${SERVICE_KEY}` } });

  return {
    auth,
    admin,
    client,
    clock,
    database,
    texts,
    deps: { ...deps, config, providers: createProviders(config.providers, deps) },
    limiter,
    url,
    /** The newest mail to an address, once what was promised after answers is done. */
    mailTo: async (address: string) => {
      await auth.settle();
      return mails.newest(address);
    },
    countMails: async () => {
      await auth.settle();
      return mails.count();
    },
    /** A request as the client never sends it. */
    fetch: (path: string, init: RequestInit & { bearer?: string } = {}) => rawFetch(`${url}${path}`, init),
    /** A confirmed person, signed in on a client of their own. */
    signedIn: async (email = `${crypto.randomUUID()}@guests.test`, flow: ClientOptions = {}) => {
      const { id } = await auth.createUser({ email, password: PASSWORD, email_confirm: true });
      const person = client(flow);
      const { data, error } = await person.signInWithPassword({ email, password: PASSWORD });
      if (error) throw error;
      return { client: person, email, id, session: data.session };
    },
    clear: async () => {
      await auth.settle();
      limiter.clear();
      await clearDatabase(database);
    },
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await auth.close();
      await database.close();
    },
  };
}

type ClientOptions = {
  flowType?: "implicit" | "pkce";
  headers?: Record<string, string>;
  fetch?: typeof globalThis.fetch;
};

async function rawFetch(url: string, { bearer, ...init }: RequestInit & { bearer?: string }) {
  const headers = new Headers(init.headers);
  if (bearer) headers.set("authorization", `Bearer ${bearer}`);
  if (!headers.has("x-supabase-api-version")) headers.set("x-supabase-api-version", "2024-01-01");
  const response = await fetch(url, { redirect: "manual", ...init, headers });
  const text = await response.text();
  const body = (() => {
    try {
      return JSON.parse(text) as Record<string, unknown>;
    } catch {
      return {};
    }
  })();
  return { status: response.status, headers: response.headers, text, body, code: body.code };
}

/** Real time, moved forward at will. */
function createTestClock() {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    advance: (seconds: number) => {
      offsetMs += seconds * 1_000;
    },
  };
}

export function post(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
