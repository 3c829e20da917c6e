import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD, PUBLIC_URL } from "#auth/testing/auth-world.ts";
import { withFactors } from "#auth/testing/factors.ts";
import { type Issuer, startIssuer } from "#auth/testing/issuer.ts";
import { type OidcServer, startOidcServer } from "#auth/testing/oidc-server.ts";
import { getProviderWorld, type ProviderWorld, providerAt } from "#auth/testing/provider-world.ts";
import { callsOfAdmin, callsOfClient, NOT_OFFERED, recorded } from "./recorder.ts";

let oidc: OidcServer;
let issuer: Issuer;
let world: ProviderWorld;
const calls = new Set<string>();
const adminCalls = new Set<string>();
beforeAll(async () => {
  [oidc, issuer] = await Promise.all([startOidcServer(), startIssuer()]);
  world = await getProviderWorld([
    providerAt(oidc.origin),
    providerAt(issuer.origin, { name: "vila", label: "Vila" }),
  ]);
});
afterAll(async () => {
  await world.close();
  await Promise.all([oidc.close(), issuer.close()]);
});

const client = (flow: Parameters<ProviderWorld["client"]>[0] = {}) => recorded(world.client(flow), calls);
const admin = () => recorded(world.admin, adminCalls);
const redirectTo = `${PUBLIC_URL}/auth`;

type Answer = { data: unknown; error: unknown };
type Granted<A extends Answer> = NonNullable<Extract<A, { error: null }>["data"]>;

/** The data of an answer that must not be a refusal. */
async function ok<A extends Answer>(answer: Promise<A>): Promise<Granted<A>> {
  const { data, error } = await answer;
  expect(error).toBeNull();
  return data as Granted<A>;
}

test("a person signs up, confirms, signs in, refreshes, is told of each step, and signs out", async () => {
  const email = "rita@casa.test";
  const person = client();
  const events: string[] = [];
  const { data: listening } = person.onAuthStateChange((event) => void events.push(event));
  const data = { full_name: "Rita Couto", selected_role: "advisor" };
  const signedUp = await ok(person.signUp({ email, password: PASSWORD, options: { data } }));
  expect(signedUp).toMatchObject({ session: null, user: { email, user_metadata: data } });
  await ok(person.resend({ type: "signup", email }));
  const { code } = await world.mailTo(email);
  const { session } = await ok(person.verifyOtp({ email, token: code, type: "signup" }));
  expect(session).toMatchObject({ token_type: "bearer", user: { email } });

  const claims = await ok(person.getClaims());
  expect(claims).toMatchObject({ claims: { email, aal: "aal1", role: "authenticated" } });
  expect((await ok(person.getUser())).user.email).toBe(email);
  expect((await ok(person.getSession())).session?.access_token).toBe(session!.access_token);
  const refreshed = await ok(person.refreshSession());
  expect(refreshed.session?.refresh_token).not.toBe(session!.refresh_token);
  const changed = await ok(person.updateUser({ data: { city: "Évora" } }));
  expect(changed.user.user_metadata).toMatchObject({ ...data, city: "Évora" });

  const elsewhere = client();
  const { access_token, refresh_token } = refreshed.session!;
  await ok(elsewhere.setSession({ access_token, refresh_token }));
  expect((await person.signOut({ scope: "global" })).error).toBeNull();
  expect((await elsewhere.getUser()).error?.name).toBe("AuthSessionMissingError");
  await ok(person.signInWithPassword({ email, password: PASSWORD }));
  listening.subscription.unsubscribe();
  expect(events).toEqual([
    "INITIAL_SESSION",
    "SIGNED_IN",
    "TOKEN_REFRESHED",
    "USER_UPDATED",
    "SIGNED_OUT",
    "SIGNED_IN",
  ]);
});

test("by mail alone: a sign-in code, a forgotten password with PKCE, a nonce for a new one", async () => {
  const { email } = await world.signedIn("lia@casa.test");
  const person = client();
  await ok(person.signInWithOtp({ email }));
  const { code } = await world.mailTo(email);
  await ok(person.verifyOtp({ email, token: code, type: "email" }));
  await ok(person.reauthenticate());
  const nonce = (await world.mailTo(email)).code;
  await ok(person.updateUser({ password: "Outra noite em Alentejo", nonce }));

  const forgetful = client({ flowType: "pkce" });
  await ok(forgetful.resetPasswordForEmail(email, { redirectTo }));
  const { token } = await world.mailTo(email);
  const link = `/verify?token=${token}&type=recovery&redirect_to=${encodeURIComponent(redirectTo)}`;
  const { status, headers } = await world.fetch(link);
  expect(status).toBe(303);
  const target = new URL(headers.get("location")!);
  const { session } = await ok(forgetful.exchangeCodeForSession(target.searchParams.get("code")!));
  expect(session?.user.email).toBe(email);
});

test("by a provider, by its word alone, and with both joined and parted again", async () => {
  oidc.accounts.set("ana", { email: "ana@casa.test", email_verified: true, name: "Ana" });
  const provider = "casa" as "google";
  const visitor = client({ flowType: "pkce" });
  const options = { redirectTo, skipBrowserRedirect: true };
  const { url } = await ok(visitor.signInWithOAuth({ provider, options }));
  const target = await world.browser().walk(url!, { login: "ana" });
  await ok(visitor.exchangeCodeForSession(target.searchParams.get("code")!));

  const browser = world.browser();
  const trusting = client({ fetch: browser.fetch });
  const word = { sub: "bia", email: "bia@vila.test", email_verified: true };
  const vila = "vila" as "google";
  const entered = await ok(trusting.signInWithIdToken({ provider: vila, token: await issuer.sign(word) }));
  expect(entered.user?.email).toBe("bia@vila.test");
  const link = await ok(trusting.linkIdentity({ provider, options }));
  oidc.accounts.set("bia", { email: "bia@casa.test", email_verified: true });
  await browser.walk(link.url!, { login: "bia" });
  const { identities } = await ok(trusting.getUserIdentities());
  expect(identities.map((identity) => identity.provider).sort()).toEqual(["casa", "vila"]);
  await ok(trusting.unlinkIdentity(identities.find((identity) => identity.provider === "casa")!));
  const last = await ok(trusting.getUserIdentities());
  const refusal = await trusting.unlinkIdentity(last.identities[0]!);
  expect(refusal.error).toMatchObject({ code: "single_identity_not_deletable" });
});

test("with a second factor: enrolled, asked for, answered, replaced by recovery codes, and given up", async () => {
  const ways = withFactors(world);
  const { email } = await world.signedIn("eva@casa.test");
  const person = client();
  await ok(person.signInWithPassword({ email, password: PASSWORD }));
  const { id: factorId, ...enrolled } = await ok(person.mfa.enroll({ factorType: "totp" }));
  const { secret } = (enrolled as { totp: { secret: string } }).totp;
  const challenge = await ok(person.mfa.challenge({ factorId }));
  await ok(person.mfa.verify({ factorId, challengeId: challenge.id, code: ways.codeFor(secret) }));
  const level = await ok(person.mfa.getAuthenticatorAssuranceLevel());
  expect(level).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
  expect((await ok(person.mfa.listFactors())).totp).toHaveLength(1);

  const codes = await ok(person.mfa.recoveryCodes.generate());
  expect(codes.codes).toHaveLength(10);
  await ok(person.mfa.recoveryCodes.getStatus());
  const phone = client();
  await ok(phone.signInWithPassword({ email, password: PASSWORD }));
  await ok(phone.mfa.recoveryCodes.verify({ code: codes.codes[0]! }));
  await ok(phone.mfa.recoveryCodes.regenerate());
  await ok(phone.mfa.recoveryCodes.unenroll());

  world.clock.advance(90);
  const tablet = client();
  await ok(tablet.signInWithPassword({ email, password: PASSWORD }));
  await ok(tablet.mfa.challengeAndVerify({ factorId, code: ways.codeFor(secret) }));
  await ok(tablet.mfa.unenroll({ factorId }));
});

test("what is not offered is refused in words, anonymous accounts among it (P40)", async () => {
  const person = client();
  const sso = await person.signInWithSSO({ domain: "casa.test" });
  expect(sso.error?.status).toBe(404);
  expect((await person.signInAnonymously()).error?.code).toBe("anonymous_provider_disabled");
});

test("the service makes, invites, lists, reads, changes, signs out and deletes people and factors", async () => {
  const email = "sol@casa.test";
  const { user } = await ok(admin().createUser({ email, password: PASSWORD, email_confirm: true }));
  const { users } = await ok(admin().listUsers({ perPage: 1_000 }));
  expect(users.map(({ id }) => id)).toContain(user.id);
  expect((await ok(admin().getUserById(user.id))).user.email).toBe(email);
  await ok(admin().updateUserById(user.id, { app_metadata: { desk: 7 } }));
  await ok(admin().inviteUserByEmail("novo@casa.test", { redirectTo }));
  const { properties } = await ok(admin().generateLink({ type: "magiclink", email }));
  const { session } = await ok(
    client().verifyOtp({ token_hash: properties.hashed_token, type: "magiclink" }),
  );
  const { data: enrolled } = await withSession(session!).mfa.enroll({ factorType: "totp" });
  expect((await ok(admin().mfa.listFactors({ userId: user.id }))).factors).toHaveLength(1);
  await ok(admin().mfa.deleteFactor({ userId: user.id, id: enrolled!.id }));
  expect((await admin().signOut(session!.access_token)).error).toBeNull();
  await ok(admin().deleteUser(user.id));
  expect((await admin().getUserById(user.id)).error?.status).toBe(404);

  function withSession({ access_token }: { access_token: string }) {
    return world.client({ headers: { Authorization: `Bearer ${access_token}` } });
  }
});

test("no call of the client was left out", () => {
  const missing = callsOfClient().filter((name) => !calls.has(name) && !NOT_OFFERED.includes(name));
  expect(missing).toEqual([]);
  expect(callsOfAdmin().filter((name) => !adminCalls.has(name))).toEqual([]);
});
