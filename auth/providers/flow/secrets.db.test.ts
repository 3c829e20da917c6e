import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PUBLIC_URL } from "#auth/testing/auth-world.ts";
import { CLIENT_SECRET } from "#auth/testing/issuer.ts";
import { type OidcServer, startOidcServer } from "#auth/testing/oidc-server.ts";
import { getProviderWorld, type ProviderWorld, providerAt } from "#auth/testing/provider-world.ts";

const lines: string[] = [];
const sink = new Writable({
  write: (chunk, _, done) => {
    lines.push(String(chunk));
    done();
  },
});

let oidc: OidcServer;
let world: ProviderWorld;
beforeAll(async () => {
  oidc = await startOidcServer();
  world = await getProviderWorld([providerAt(oidc.origin)], {}, { log: pino({ level: "trace" }, sink) });
  oidc.accounts.set("ana", { email: "ana@casa.test", email_verified: true });
});
afterAll(async () => {
  await world.close();
  await oidc.close();
});

test("no code, token or secret of a flow reaches the log, the audit or the tables (P36)", async () => {
  const client = world.client({ flowType: "pkce" });
  const begin = async () => {
    const options = { skipBrowserRedirect: true, redirectTo: PUBLIC_URL };
    return (await client.signInWithOAuth({ provider: "casa" as "google", options })).data.url!;
  };
  const other = world.browser();
  const wrong = await other.walkToCallback(await begin(), { login: "ana" });
  wrong.searchParams.set("code", "a-code-of-nobody");
  await other.open(wrong);
  const browser = world.browser();
  const callback = await browser.walkToCallback(await begin(), { login: "ana" });
  await world.browser().open(callback);
  const back = new URL((await browser.open(callback)).response.headers.get("location")!);
  const code = back.searchParams.get("code")!;
  const { db } = world.database;
  const stored = async () =>
    JSON.stringify([
      await db.selectFrom("auth.flow_states").selectAll().execute(),
      await db.selectFrom("auth.audit_log").selectAll().execute(),
      await db.selectFrom("auth.identities").selectAll().execute(),
      await db.selectFrom("auth.users").selectAll().execute(),
    ]);
  const before = await stored();
  const { data } = await client.exchangeCodeForSession(code);
  const providerToken = data.session!.provider_token!;
  const providerCode = callback.searchParams.get("code")!;
  for (const secret of [code, providerCode, providerToken, "a-code-of-nobody", CLIENT_SECRET]) {
    expect(before + (await stored())).not.toContain(secret);
    expect(lines.join()).not.toContain(secret);
  }
  expect(lines.join()).toContain("a sign-in at a provider failed");
});
