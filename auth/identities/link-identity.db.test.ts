import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PUBLIC_URL } from "#auth/testing/auth-world.ts";
import { withFactors } from "#auth/testing/factors.ts";
import { type OidcServer, startOidcServer } from "#auth/testing/oidc-server.ts";
import { getProviderWorld, type ProviderWorld, partsOf, providerAt } from "#auth/testing/provider-world.ts";

let oidc: OidcServer;
let world: ProviderWorld;
beforeAll(async () => {
  oidc = await startOidcServer({ authMethod: "client_secret_post", hasClaimsInToken: true });
  world = await getProviderWorld([
    providerAt(oidc.origin),
    providerAt("http://127.0.0.1:9", { name: "gone", label: "Gone" }),
  ]);
  oidc.accounts.set("ana", { email: "ana@casa.test", email_verified: false });
});
beforeEach(() => world.clear());
afterAll(async () => {
  await world.close();
  await oidc.close();
});

type Client = ReturnType<ProviderWorld["client"]>;
const redirectTo = `${PUBLIC_URL}/account`;
/** A person whose client runs in a browser. */
const signedIn = async (flow: Parameters<ProviderWorld["client"]>[0] = {}) => {
  const browser = world.browser();
  return { browser, ...(await world.signedIn(undefined, { ...flow, fetch: browser.fetch })) };
};
const begin = async (client: Client) => {
  const { data, error } = await client.linkIdentity({
    provider: "casa" as "google",
    options: { redirectTo },
  });
  expect(error).toBeNull();
  return data.url!;
};
const sessionOf = async (token: string) => (await world.auth.verifyToken(token))?.session_id;

test("a signed-in person adds a way in and stays in the same session, with PKCE", async () => {
  const { client, id, session, browser } = await signedIn({ flowType: "pkce" });
  const target = await browser.walk(await begin(client), { login: "ana" });
  expect(target.origin + target.pathname).toBe(redirectTo);
  const { data, error } = await client.exchangeCodeForSession(target.searchParams.get("code")!);
  expect(error).toBeNull();
  expect(data.user?.id).toBe(id);
  expect(data.session?.provider_token).toBeTruthy();
  expect(await sessionOf(data.session!.access_token)).toBe(await sessionOf(session.access_token));
  const { data: identities } = await client.getUserIdentities();
  expect(identities?.identities.map(({ provider }) => provider)).toEqual(["email", "casa"]);
});

test("and without PKCE", async () => {
  const { client, id, session, browser } = await signedIn();
  const target = await browser.walk(await begin(client), { login: "ana" });
  const { access_token } = partsOf(target).fragment;
  expect(await world.auth.verifyToken(access_token!)).toMatchObject({
    sub: id,
    session_id: await sessionOf(session.access_token),
  });
});

test("an identity belongs to one account", async () => {
  const first = await signedIn();
  await first.browser.walk(await begin(first.client), { login: "ana" });
  for (const { client, browser } of [first, await signedIn()]) {
    const { query, fragment } = partsOf(await browser.walk(await begin(client), { login: "ana" }));
    expect(query).toMatchObject({ error: "server_error", error_code: "identity_already_exists" });
    expect(fragment).toMatchObject({ error_code: "identity_already_exists", sb: "" });
    expect(fragment).not.toHaveProperty("access_token");
  }
});

test("a flow dies with the session that began it", async () => {
  const { client, browser } = await signedIn();
  const callback = await browser.walkToCallback(await begin(client), { login: "ana" });
  await client.signOut();
  const { response } = await browser.open(callback);
  expect(response.headers.get("location")).toContain("error_code=bad_oauth_state");
});

test("a ban in the meantime counts", async () => {
  const { client, id, browser } = await signedIn();
  const callback = await browser.walkToCallback(await begin(client), { login: "ana" });
  await world.auth.setBan({ userId: id, until: new Date(world.clock.now().getTime() + 60_000) });
  const { response } = await browser.open(callback);
  expect(response.headers.get("location")).toContain("error=access_denied&error_code=user_banned");
  expect((await world.auth.getUser(id))?.identities).toHaveLength(1);
});

test("who has a second factor must have used it (P16)", async () => {
  const { client, email, session, browser } = await signedIn();
  const { enrolTotp, verifyTotp } = withFactors(world);
  await verifyTotp(client, await enrolTotp(client));
  const weak = world.client();
  await weak.signInWithPassword({ email, password: "Uma noite em Alentejo" });
  const { error } = await weak.linkIdentity({ provider: "casa" as "google", options: { redirectTo } });
  expect(error).toMatchObject({ status: 401, code: "insufficient_aal" });
  const path = "/user/identities/authorize?provider=casa&skip_http_redirect=true";
  expect((await world.fetch(path, { bearer: session.access_token })).code).toBe("insufficient_aal");
  const target = await browser.walk(await begin(client), { login: "ana" });
  const claims = await world.auth.verifyToken(partsOf(target).fragment.access_token!);
  expect(claims?.aal).toBe("aal2");
});

// An attacker began without the headers of a browser, sent the address on, and the victim's identity became theirs.
test.each([
  ["a page of ours", { "sec-fetch-site": "same-origin" }],
  ["a page elsewhere", { "sec-fetch-site": "cross-site" }],
  ["no browser at all", {}],
])("what began from %s ends in no other browser, nor without the cookie (P22)", async (_, headers) => {
  const { session, id, browser } = await signedIn();
  const query = new URLSearchParams({
    provider: "casa",
    redirect_to: redirectTo,
    skip_http_redirect: "true",
  });
  const answer = await browser.open(`${PUBLIC_URL}/auth/v1/user/identities/authorize?${query}`, {
    headers: { authorization: `Bearer ${session.access_token}`, ...headers },
  });
  const { url } = JSON.parse(answer.html) as { url: string };
  const callback = await world.browser().walkToCallback(url, { login: "ana" });
  const stranger = await world.browser().open(callback);
  expect(stranger.response.headers.get("location")).toContain("error_code=bad_oauth_state");
  expect((await world.auth.getUser(id))?.identities).toHaveLength(1);
  expect((await browser.open(callback)).response.headers.get("location")).toContain("#access_token=");
});

test("what is not there is said in JSON, and nobody is sent anywhere without a token", async () => {
  const { session } = await world.signedIn();
  const ask = (provider: string, bearer?: string) =>
    world.fetch(`/user/identities/authorize?provider=${provider}&skip_http_redirect=true`, {
      ...(bearer ? { bearer } : {}),
    });
  expect(await ask("casa")).toMatchObject({ status: 401, code: "no_authorization" });
  expect(await ask("nobody", session.access_token)).toMatchObject({ status: 400, code: "validation_failed" });
  expect(await ask("gone", session.access_token)).toMatchObject({ status: 400, code: "request_timeout" });
  const redirected = await world.fetch("/user/identities/authorize?provider=casa", {
    bearer: session.access_token,
  });
  expect(redirected.status).toBe(302);
});
