import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PASSWORD, post, SERVICE_KEY } from "#auth/testing/auth-world.ts";
import { type Issuer, startIssuer } from "#auth/testing/issuer.ts";
import { getProviderWorld, type ProviderWorld, providerAt } from "#auth/testing/provider-world.ts";

let issuer: Issuer;
let world: ProviderWorld;
beforeAll(async () => {
  issuer = await startIssuer();
  world = await getProviderWorld([
    providerAt(issuer.origin),
    providerAt(issuer.origin, { name: "trusted", label: "Trusted", isEmailTrusted: true }),
    providerAt(issuer.origin, { name: "vila", label: "Vila" }),
  ]);
});
beforeEach(() => world.clear());
afterAll(async () => {
  await world.close();
  await issuer.close();
});

const email = "ana@casa.test";
const person = { email, email_verified: true, name: "Ana Couto" };
const signIn = async (claims: object, provider = "casa") =>
  world.client().signInWithIdToken({ provider, token: await issuer.sign({ ...claims }) });
const identitiesOf = async (id: string) =>
  (await world.auth.getUser(id))!.identities.map(({ provider }) => provider);

test("a verified address of both sides joins them, and what the person wrote stays", async () => {
  const known = await world.auth.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { full_name: "Ana C." },
  });
  const { data, error } = await signIn({ ...person, email: "ANA@casa.test" });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    id: known.id,
    user_metadata: { full_name: "Ana C." },
    app_metadata: { provider: "email", providers: ["email", "casa"] },
  });
  expect((await world.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test("two providers that verified one address sign in to one account", async () => {
  const first = await signIn(person);
  const second = await signIn({ ...person, sub: "at-vila" }, "vila");
  expect(second.data.user?.id).toBe(first.data.user?.id);
  expect(await world.countUsers()).toBe(1);
});

test("an address that only an identity carries joins as well, unless two accounts do", async () => {
  const link = async (sub: string) => {
    const { client, id } = await world.signedIn();
    const token = await issuer.sign({ ...person, sub });
    expect((await client.linkIdentity({ provider: "casa", token })).error).toBeNull();
    return id;
  };
  const one = await link("one");
  expect((await signIn({ ...person, sub: "x" }, "vila")).data.user?.id).toBe(one);
  await link("two");
  const third = (await signIn({ ...person, sub: "y" }, "trusted")).data.user?.id;
  expect(third).not.toBe(one);
  expect(await world.auth.getUserByEmail(email)).toMatchObject({ id: third });
});

test.each([
  ["is missing", {}],
  ["is false", { email_verified: false }],
  ['is "false"', { email_verified: "false" }],
  ["is null", { email_verified: null }],
  ["is 1", { email_verified: 1 }],
  ["is a list", { email_verified: [true] }],
])("where the word on verification %s, an account is never joined (P3)", async (_, word) => {
  const known = await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  const { error } = await signIn({ email, ...word });
  expect(error).toMatchObject({ status: 422, code: "provider_email_needs_verification" });
  expect(await identitiesOf(known.id)).toEqual(["email"]);
  expect(await world.countUsers()).toBe(1);
  expect(await world.countMails()).toBe(0);
});

test("a trusted provider may say nothing, but not no", async () => {
  await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  expect((await signIn({ email, email_verified: false }, "trusted")).error?.code).toBe(
    "provider_email_needs_verification",
  );
  expect((await signIn({ email }, "trusted")).error).toBeNull();
});

test('some providers write "true"', async () => {
  expect((await signIn({ ...person, email_verified: "true" })).data.user?.email_confirmed_at).toBeTruthy();
});

test("a name that only looks like an address is none", async () => {
  await world.auth.createUser({ email, email_confirm: true });
  for (const upn of ["ana@casa", "ana@casa.test, x@y.test", "ａna@casa.test", "Ana <ana@casa.test>"]) {
    const { error } = await signIn({ email: upn, email_verified: true, preferred_username: email });
    expect(error).toMatchObject({ status: 400, code: "validation_failed" });
  }
  expect(await world.countUsers()).toBe(1);
});

test("whoever registered an address before its owner came keeps nothing (P4)", async () => {
  const attacker = world.client();
  await attacker.signUp({ email, password: PASSWORD, options: { data: { full_name: "Mallory", tag: "x" } } });
  const mail = await world.mailTo(email);
  const [planted] = await world.database.db.selectFrom("auth.users").selectAll().execute();
  const now = new Date();
  await world.database.db
    .insertInto("auth.sessions")
    .values({ id: crypto.randomUUID(), user_id: planted!.id, created_at: now, updated_at: now })
    .execute();
  await world.database.db
    .insertInto("auth.mfa_factors")
    .values({
      id: crypto.randomUUID(),
      user_id: planted!.id,
      factor_type: "totp",
      status: "verified",
      created_at: now,
      updated_at: now,
    })
    .execute();
  const { data, error } = await signIn(person);
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    id: planted!.id,
    app_metadata: { provider: "casa", providers: ["casa"] },
  });
  expect(data.user?.user_metadata).toMatchObject({ full_name: "Ana Couto" });
  expect(data.user?.user_metadata).not.toHaveProperty("tag");
  expect(data.user?.factors).toBeUndefined();
  expect(data.user?.identities).toHaveLength(1);
  expect(await world.auth.listSessions(planted!.id)).toHaveLength(1);
  const password = await world.client().signInWithPassword({ email, password: PASSWORD });
  expect(password.error?.code).toBe("invalid_credentials");
  const link = await world.client().verifyOtp({ token_hash: mail.token, type: "signup" });
  expect(link.error?.code).toBe("otp_expired");
});

test("an unverified address of nobody gets a mail, and opens once that is answered", async () => {
  const unverified = { ...person, email_verified: false };
  const first = await signIn(unverified);
  expect(first.error).toMatchObject({ status: 422, code: "provider_email_needs_verification" });
  expect(await world.auth.getUserByEmail(email)).not.toHaveProperty("email_confirmed_at");
  expect((await signIn(unverified)).error?.code).toBe("provider_email_needs_verification");
  const { token } = await world.mailTo(email);
  const { data } = await world.client().verifyOtp({ token_hash: token, type: "magiclink" });
  expect(data.user?.app_metadata).toMatchObject({ providers: ["casa", "email"] });
  expect((await signIn(unverified)).data.user?.id).toBe(data.user?.id);
});

test("an unverified identity does not survive a sign-up by the address itself (P4)", async () => {
  const unverified = { ...person, email_verified: false };
  await signIn(unverified);
  const owner = world.client();
  await owner.signUp({ email, password: PASSWORD });
  const { token } = await world.mailTo(email);
  const { data, error } = await owner.verifyOtp({ token_hash: token, type: "signup" });
  expect(error).toBeNull();
  expect(await identitiesOf(data.user!.id)).toEqual(["email"]);
  expect((await signIn(unverified)).error?.code).toBe("provider_email_needs_verification");
});

test("an unverified identity becomes good when the provider verifies the address", async () => {
  await signIn({ ...person, email_verified: false });
  const { data, error } = await signIn(person);
  expect(error).toBeNull();
  expect(data.user?.email_confirmed_at).toBeTruthy();
  expect(await world.countUsers()).toBe(1);
});

test("an identity that waits for one address moves on when the provider verifies another", async () => {
  await signIn({ ...person, email: "typo@casa.test", email_verified: false });
  const { data, error } = await signIn(person);
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
  expect((await world.auth.getUserByEmail("typo@casa.test"))?.identities).toEqual([]);
});

test("a banned account is not opened, joined or claimed (P23)", async () => {
  const { data } = await signIn(person);
  const until = new Date(world.clock.now().getTime() + 3_600_000);
  await world.auth.setBan({ userId: data.user!.id, until });
  expect((await signIn(person)).error).toMatchObject({ status: 403, code: "user_banned" });
  expect((await signIn({ ...person, sub: "other" }, "vila")).error?.code).toBe("user_banned");
  expect(await identitiesOf(data.user!.id)).toEqual(["casa"]);
  await world.auth.setBan({ userId: data.user!.id, until: null });
  expect((await signIn(person)).error).toBeNull();
});

test("a closed house lets in whom it knows and whom it invited, nobody else", async () => {
  const closed = await getProviderWorld([providerAt(issuer.origin)], { isSignupOpen: false });
  const enter = async (claims: object) =>
    closed.client().signInWithIdToken({ provider: "casa", token: await issuer.sign({ ...claims }) });
  expect((await enter(person)).error).toMatchObject({ status: 422, code: "signup_disabled" });
  expect((await enter({ ...person, email_verified: false })).error?.code).toBe("signup_disabled");
  await closed.auth.inviteUser({ email });
  expect((await enter(person)).error).toBeNull();
  await closed.close();
});

test("where addresses confirm themselves a new one does, and a taken one is still not joined", async () => {
  const open = await getProviderWorld([providerAt(issuer.origin)], { isAutoconfirmed: true });
  const enter = async (claims: object) =>
    open.client().signInWithIdToken({ provider: "casa", token: await issuer.sign({ ...claims }) });
  expect((await enter({ email })).data.user?.email_confirmed_at).toBeTruthy();
  expect((await enter({ email, sub: "other" })).error?.code).toBe("provider_email_needs_verification");
  await open.close();
});

test("an account that was removed is not known any more", async () => {
  const { data } = await signIn(person);
  await world.auth.deleteUser({ userId: data.user!.id, isSoft: true });
  const again = await signIn(person);
  expect(again.data.user?.id).toBeTruthy();
  expect(again.data.user?.id).not.toBe(data.user?.id);
});

test("the service cannot be talked into anything by a provider's token", async () => {
  const token = await issuer.sign({ ...person, role: "service_role", app_metadata: { role: "admin" } });
  const answer = await world.fetch("/token?grant_type=id_token", {
    ...post({ provider: "casa", id_token: token }),
    bearer: SERVICE_KEY,
  });
  expect(answer.body.user).toMatchObject({
    role: "authenticated",
    app_metadata: { provider: "casa", providers: ["casa"] },
  });
});
