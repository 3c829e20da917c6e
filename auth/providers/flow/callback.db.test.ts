import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PUBLIC_URL, post } from "#auth/testing/auth-world.ts";
import { type OidcServer, startOidcServer } from "#auth/testing/oidc-server.ts";
import { getProviderWorld, type ProviderWorld, partsOf, providerAt } from "#auth/testing/provider-world.ts";

let oidc: OidcServer;
let world: ProviderWorld;
beforeAll(async () => {
  oidc = await startOidcServer();
  world = await getProviderWorld([providerAt(oidc.origin)]);
  oidc.accounts.set("ana", { email: "Ana@Casa.test", email_verified: true, name: "Ana Couto" });
});
beforeEach(() => world.clear());
afterAll(async () => {
  await world.close();
  await oidc.close();
});

const redirectTo = `${PUBLIC_URL}/auth?from=page`;
const begin = async (flowType: "implicit" | "pkce" = "implicit", options: object = {}) => {
  const client = world.client({ flowType });
  const { data, error } = await client.signInWithOAuth({
    provider: "casa" as "google",
    options: { redirectTo, skipBrowserRedirect: true, ...options },
  });
  expect(error).toBeNull();
  return { client, url: data.url! };
};

test("an implicit client comes back with a session and the provider's tokens", async () => {
  const { client, url } = await begin("implicit", {
    scopes: "offline_access",
    queryParams: { prompt: "consent" },
  });
  const target = await world.browser().walk(url, { login: "ana" });
  expect(target.origin + target.pathname + target.search).toBe(redirectTo);
  const { fragment } = partsOf(target);
  expect(fragment).toMatchObject({ token_type: "bearer", sb: "", provider_token: expect.any(String) });
  expect(fragment.provider_refresh_token).toBeTruthy();
  const { access_token, refresh_token } = fragment as { access_token: string; refresh_token: string };
  const { data } = await client.setSession({ access_token, refresh_token });
  expect(data.user).toMatchObject({
    email: "ana@casa.test",
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: "casa", providers: ["casa"] },
    user_metadata: { full_name: "Ana Couto", email_verified: true },
    identities: [
      {
        id: "ana",
        provider: "casa",
        email: "ana@casa.test",
        identity_data: { sub: "ana", iss: oidc.origin, email_verified: true, name: "Ana Couto" },
      },
    ],
  });
  const claims = await world.auth.verifyToken(access_token);
  expect(claims?.amr).toEqual([{ method: "oauth", provider: "casa", timestamp: expect.any(Number) }]);
});

test("a PKCE client exchanges the code, and gets the provider's tokens with its session", async () => {
  const { client, url } = await begin("pkce");
  const target = await world.browser().walk(url, { login: "ana" });
  expect(target.hash).toBe("");
  expect(partsOf(target).query).toEqual({ from: "page", code: expect.any(String) });
  const events: string[] = [];
  client.onAuthStateChange((event) => void events.push(event));
  const { data, error } = await client.exchangeCodeForSession(target.searchParams.get("code")!);
  expect(error).toBeNull();
  expect(data.session?.provider_token).toEqual(expect.any(String));
  expect(data.user?.email).toBe("ana@casa.test");
  expect(events).toContain("SIGNED_IN");
  const stored = await world.database.db.selectFrom("auth.flow_states").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(data.session?.provider_token);
});

test("whoever comes again is the same account", async () => {
  const first = await world.browser().walk((await begin()).url, { login: "ana" });
  const second = await world.browser().walk((await begin()).url, { login: "ana" });
  const subjectOf = async (url: URL) =>
    (await world.auth.verifyToken(partsOf(url).fragment.access_token!))?.sub;
  expect(await subjectOf(second)).toBe(await subjectOf(first));
  expect(await world.countUsers()).toBe(1);
});

test("of twenty exchanges of one code at once, one succeeds (P8)", async () => {
  const verifier = "v".repeat(64);
  const query = new URLSearchParams({
    provider: "casa",
    redirect_to: redirectTo,
    code_challenge: verifier,
    code_challenge_method: "plain",
  });
  const target = await world.browser().walk(`${world.url}/authorize?${query}`, { login: "ana" });
  const body = { auth_code: target.searchParams.get("code"), code_verifier: verifier };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => world.fetch("/token?grant_type=pkce", post(body))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
});

test("a state is good once, also when two come at the same time (P22)", async () => {
  const browser = world.browser();
  const callback = await browser.walkToCallback((await begin()).url, { login: "ana" });
  const locations = (await Promise.all([browser.open(callback), browser.open(callback)])).map(
    ({ response }) => response.headers.get("location")!,
  );
  expect(locations.filter((location) => location.includes("#access_token="))).toHaveLength(1);
  const { response } = await browser.open(callback);
  expect(response.status).toBe(303);
  const again = new URL(response.headers.get("location")!);
  expect(again.origin + again.pathname).toBe(`${PUBLIC_URL}/`);
  expect(partsOf(again)).toEqual({
    query: {
      error: "invalid_request",
      error_code: "flow_state_already_used",
      error_description: expect.any(String),
    },
    fragment: {},
  });
});

test("a state lives five minutes", async () => {
  const browser = world.browser();
  const callback = await browser.walkToCallback((await begin()).url, { login: "ana" });
  world.clock.advance(301);
  const { response } = await browser.open(callback);
  expect(response.headers.get("location")).toContain("error_code=bad_oauth_state");
  expect(await world.countUsers()).toBe(0);
});

test("a flow that began in another browser does not end in this one (P22)", async () => {
  const attacker = world.browser();
  const callback = await attacker.walkToCallback((await begin()).url, { login: "ana" });
  const victim = world.browser();
  const { response } = await victim.open(callback);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toContain("error_code=bad_oauth_state");
  expect((await attacker.open(callback)).response.headers.get("location")).toContain("#access_token=");
});

test.each([
  ["", "bad_oauth_callback"],
  ["?state=", "bad_oauth_callback"],
  ["?code=x", "bad_oauth_callback"],
  ["?state=nothing&code=x", "bad_oauth_state"],
  [`?state=${crypto.randomUUID()}&code=x`, "bad_oauth_state"],
  [`?state=${crypto.randomUUID()}&error=access_denied`, "bad_oauth_state"],
  [`?state=${"9".repeat(9_000)}`, "bad_oauth_callback"],
])("a callback with %j goes to the site with %s", async (query, code) => {
  for (const method of ["GET", "POST"]) {
    const init = method === "GET" ? {} : { method, body: new URLSearchParams(query) };
    const answer = await world.fetch(`/callback${method === "GET" ? query : ""}`, init);
    const location = new URL(answer.headers.get("location")!);
    expect(answer.status).toBe(303);
    if (location.pathname === "/auth/v1/callback") continue;
    expect(location.origin + location.pathname).toBe(`${PUBLIC_URL}/`);
    expect(location.searchParams.get("error_code")).toBe(code);
  }
});

test("without a code, with a code of nobody or in the name of another issuer, the page learns that it failed", async () => {
  for (const change of [
    (url: URL) => url.searchParams.delete("code"),
    (url: URL) => url.searchParams.set("code", "of nobody"),
    (url: URL) => url.searchParams.set("iss", "https://evil.test"),
  ]) {
    const browser = world.browser();
    const callback = await browser.walkToCallback((await begin()).url, { login: "ana" });
    change(callback);
    const { response } = await browser.open(callback);
    expect(response.status).toBe(302);
    const target = new URL(response.headers.get("location")!);
    const told = { error: "invalid_request", error_code: "bad_oauth_callback" };
    expect(partsOf(target)).toMatchObject({
      query: { from: "page", ...told },
      fragment: { sb: "", ...told, error_description: expect.any(String) },
    });
  }
  expect(await world.countUsers()).toBe(0);
});

test("whoever changes their mind at the provider comes back with the provider's words", async () => {
  const { url } = await begin();
  const target = await world.browser().walk(url, { login: "ana", refuses: true });
  const words = { error: "access_denied", error_description: "End-User aborted interaction" };
  expect(partsOf(target)).toEqual({ query: { from: "page", ...words }, fragment: { ...words, sb: "" } });
});

test("a provider may send its answer as a form", async () => {
  const { url } = await begin();
  const browser = world.browser();
  const callback = await browser.walkToCallback(url, { login: "ana" });
  const form = (agent: ReturnType<typeof world.browser>) =>
    agent.open(callback.origin + callback.pathname, { method: "POST", body: callback.searchParams });
  const withoutCookie = await form(world.browser());
  expect(withoutCookie.response.status).toBe(303);
  const comeAgain = withoutCookie.response.headers.get("location")!;
  expect(comeAgain).toMatch(new RegExp(`^${PUBLIC_URL}/auth/v1/callback\\?state=`));
  expect((await form(browser)).response.headers.get("location")).toContain("#access_token=");
});

test("answers are not kept, and the cookie of the flow is for us alone", async () => {
  const { response } = await world.browser().open(`${PUBLIC_URL}/auth/v1/authorize?provider=casa`);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("set-cookie")).toMatch(
    /^__Host-flow-[0-9a-f-]{36}=[\w-]{43}; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax; Secure$/,
  );
});
