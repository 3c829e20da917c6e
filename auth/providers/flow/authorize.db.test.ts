import { afterAll, beforeAll, expect, test } from "vitest";
import { PUBLIC_URL } from "#auth/testing/auth-world.ts";
import { CLIENT_ID, type Issuer, startIssuer } from "#auth/testing/issuer.ts";
import { getProviderWorld, type ProviderWorld, partsOf, providerAt } from "#auth/testing/provider-world.ts";

let issuer: Issuer;
let world: ProviderWorld;
beforeAll(async () => {
  issuer = await startIssuer();
  world = await getProviderWorld([
    providerAt(issuer.origin),
    providerAt("http://127.0.0.1:9", { name: "gone", label: "Gone" }),
  ]);
});
afterAll(async () => {
  await world.close();
  await issuer.close();
});

const authorize = async (query: string | Record<string, string>) => {
  const { response, html } = await world
    .browser()
    .open(`${PUBLIC_URL}/auth/v1/authorize?${new URLSearchParams(query)}`);
  const location = response.headers.get("location");
  return { status: response.status, url: location ? new URL(location) : null, body: html };
};

test("the provider is asked with state, nonce and PKCE, for the scopes of both", async () => {
  const { status, url } = await authorize({ provider: "CASA", scopes: "calendar email", prompt: "login" });
  expect(status).toBe(302);
  expect(url!.origin + url!.pathname).toBe(`${issuer.origin}/authorize`);
  expect(partsOf(url!).query).toEqual({
    client_id: CLIENT_ID,
    response_type: "code",
    redirect_uri: `${PUBLIC_URL}/auth/v1/callback`,
    scope: "openid email profile calendar",
    state: expect.stringMatching(/^[0-9a-f-]{36}$/),
    nonce: expect.any(String),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: "S256",
    prompt: "login",
  });
});

test("nothing that is ours to say can be said for us, in any case of letters (P21)", async () => {
  const names = ["client_id", "redirect_uri", "response_type", "state", "nonce", "scope", "code_verifier"];
  const more = ["client_secret", "request", "request_uri", "registration"];
  const honest = partsOf((await authorize({ provider: "casa" })).url!).query;
  for (const name of [...names, ...more]) {
    for (const spelled of [name, name.toUpperCase(), name[0]!.toUpperCase() + name.slice(1), ` ${name}`]) {
      const { query } = partsOf((await authorize({ provider: "casa", [spelled]: "evil" })).url!);
      expect(Object.keys(query).sort()).toEqual(Object.keys(honest).sort());
      expect(Object.values(query)).not.toContain("evil");
    }
  }
  const challenge = { CODE_CHALLENGE: "e".repeat(43), Code_Challenge_Method: "plain" };
  const { query } = partsOf((await authorize({ provider: "casa", ...challenge })).url!);
  expect(query.code_challenge_method).toBe("S256");
  expect(Object.keys(query).sort()).toEqual(Object.keys(honest).sort());
});

test.each([
  "",
  "provider=",
  "provider=google",
  "provider=__proto__",
  "provider=email",
  "provider=casa&code_challenge=short&code_challenge_method=s256",
  `provider=casa&code_challenge=${"x".repeat(43)}`,
  `provider=casa&code_challenge=${"x".repeat(43)}&code_challenge_method=md5`,
])("%j is refused as JSON", async (query) => {
  const { status, body } = await authorize(query);
  expect(status).toBe(400);
  expect(JSON.parse(body)).toMatchObject({ error_code: "validation_failed" });
});

test.each([
  "https://evil.test",
  "https://lilamonde.test@evil.test/",
  "https://lilamonde.test.evil.test/",
  "//evil.test",
  "javascript:alert(1)",
  "https:\\\\evil.test",
])("%j is nowhere to go back to (P20)", async (redirect) => {
  const { url } = await authorize({ provider: "casa", redirect_to: redirect });
  const flow = await world.database.db
    .selectFrom("auth.flow_states")
    .select("redirect_to")
    .where("id", "=", url!.searchParams.get("state"))
    .executeTakeFirst();
  expect(flow?.redirect_to).toBe(PUBLIC_URL);
  expect((await authorize({ provider: "gone", redirect_to: redirect })).url?.origin).toBe(PUBLIC_URL);
});

test("a provider that cannot be reached is told to the page, not with a 5xx", async () => {
  const redirect = `${PUBLIC_URL}/auth?from=page`;
  const { status, url } = await authorize({ provider: "gone", redirect_to: redirect });
  expect(status).toBe(302);
  const told = { error: "temporarily_unavailable", error_code: "request_timeout" };
  expect(partsOf(url!)).toMatchObject({ query: { from: "page", ...told }, fragment: { ...told, sb: "" } });
});

test("an outage is over soon after it is over, and the issuer is asked once for many", async () => {
  const other = await startIssuer();
  const discovery = "/.well-known/openid-configuration";
  const honest = other.answers.get(discovery)!;
  other.answers.set(discovery, () => ({ status: 500 }));
  const own = await getProviderWorld([providerAt(other.origin)]);
  const ask = async () =>
    (await own.browser().open(`${PUBLIC_URL}/auth/v1/authorize?provider=casa`)).response.headers.get(
      "location",
    );
  expect(await ask()).toContain("temporarily_unavailable");
  other.answers.set(discovery, honest);
  expect(await ask()).toContain("temporarily_unavailable");
  own.clock.advance(6);
  const locations = await Promise.all(Array.from({ length: 10 }, ask));
  expect(locations.every((location) => location?.startsWith(other.origin))).toBe(true);
  expect(other.asked.filter((path) => path === discovery)).toHaveLength(2);
  await own.close();
  await other.close();
});

test.each([
  ["another issuer", { issuer: "https://evil.test" }],
  ["no endpoints", { authorization_endpoint: undefined, token_endpoint: undefined }],
  ["no keys", { jwks_uri: undefined }],
  ["keys elsewhere by an odd protocol", { jwks_uri: "file:///etc/passwd" }],
])("an issuer that names %s is not used", async (_, change) => {
  const other = await startIssuer();
  const honest = await other.answers.get("/.well-known/openid-configuration")!(new URLSearchParams());
  other.answers.set("/.well-known/openid-configuration", () => ({
    body: { ...(honest.body as object), ...change },
  }));
  const own = await getProviderWorld([providerAt(other.origin)]);
  const { response } = await own.browser().open(`${PUBLIC_URL}/auth/v1/authorize?provider=casa`);
  expect(response.headers.get("location")).toContain("temporarily_unavailable");
  await own.close();
  await other.close();
});

test("a request at another address of ours is sent to the public one, once, with its way back", async () => {
  const query = new URLSearchParams({ provider: "casa", login_hint: "ana" });
  const elsewhere = await world.fetch(`/authorize?${query}`, {
    headers: { referer: `${PUBLIC_URL}/hotels` },
  });
  const home = new URL(elsewhere.headers.get("location")!);
  expect(home.origin + home.pathname).toBe(`${PUBLIC_URL}/auth/v1/authorize`);
  expect(partsOf(home).query).toMatchObject({ login_hint: "ana", redirect_to: `${PUBLIC_URL}/hotels` });
  const sentOn = await world.fetch(`/authorize${home.search}`);
  expect(sentOn.headers.get("location")).toContain(`${issuer.origin}/authorize`);
  expect(sentOn.headers.get("location")).not.toContain("sent_on");
});

test("the page can see who is configured", async () => {
  expect((await world.fetch("/settings")).body.external).toEqual({
    email: true,
    phone: false,
    anonymous_users: false,
    casa: true,
    gone: true,
  });
  expect(world.auth.listProviders()).toEqual([
    { name: "casa", label: "Casa" },
    { name: "gone", label: "Gone" },
  ]);
});
