import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PASSWORD } from "#auth/testing/auth-world.ts";
import { withFactors } from "#auth/testing/factors.ts";
import { type Issuer, startIssuer } from "#auth/testing/issuer.ts";
import { getProviderWorld, type ProviderWorld, providerAt } from "#auth/testing/provider-world.ts";

let issuer: Issuer;
let world: ProviderWorld;
beforeAll(async () => {
  issuer = await startIssuer();
  world = await getProviderWorld([
    providerAt(issuer.origin),
    providerAt(issuer.origin, { name: "vila", label: "Vila" }),
  ]);
});
beforeEach(() => world.clear());
afterAll(async () => {
  await world.close();
  await issuer.close();
});

type Client = ReturnType<ProviderWorld["client"]>;
const person = { sub: "ana", email: "ana@casa.test", email_verified: true };
const link = async (client: Client, claims: object, provider = "casa") => {
  const { error } = await client.linkIdentity({ provider, token: await issuer.sign({ ...claims }) });
  expect(error).toBeNull();
};
const byProvider = async (provider = "casa") => {
  const client = world.client();
  const { data } = await client.signInWithIdToken({ provider, token: await issuer.sign(person) });
  return { client, id: data.user!.id, token: data.session!.access_token };
};
const identityOf = async (client: Client, provider: string) =>
  (await client.getUserIdentities()).data!.identities.find((identity) => identity.provider === provider)!;
const unlink = async (client: Client, provider: string) =>
  client.unlinkIdentity(await identityOf(client, provider));

test("a way in is taken away, and opens nothing any more", async () => {
  const { client, id } = await world.signedIn();
  await link(client, person);
  expect(await unlink(client, "casa")).toEqual({ data: {}, error: null });
  expect(await world.auth.getUser(id)).toMatchObject({
    identities: [{ provider: "email" }],
    app_metadata: { provider: "email", providers: ["email"] },
  });
  const again = await world
    .client()
    .signInWithIdToken({ provider: "casa", token: await issuer.sign(person) });
  expect(again.data.user?.id).not.toBe(id);
});

test("the last way in stays, whichever it is", async () => {
  const { client } = await byProvider();
  expect((await unlink(client, "casa")).error).toMatchObject({
    status: 422,
    code: "single_identity_not_deletable",
  });
  const other = await world.signedIn();
  expect((await unlink(other.client, "email")).error?.code).toBe("single_identity_not_deletable");
});

test("a password is a way in, so a provider may go once there is one", async () => {
  const { client, id } = await byProvider();
  await client.updateUser({ password: PASSWORD });
  expect((await unlink(client, "casa")).error).toBeNull();
  expect(await world.auth.getUser(id)).toMatchObject({
    email: person.email,
    identities: [{ provider: "email", email: person.email }],
  });
  const again = await world.client().signInWithPassword({ email: person.email, password: PASSWORD });
  expect(again.error).toBeNull();
  expect((await unlink(client, "email")).error?.code).toBe("single_identity_not_deletable");
});

test("without the e-mail identity there is no password either", async () => {
  const { client, email, id } = await world.signedIn();
  await link(client, { ...person, email });
  expect((await unlink(client, "email")).error).toBeNull();
  expect(await world.auth.getUser(id)).toMatchObject({ email, app_metadata: { providers: ["casa"] } });
  const again = await world.client().signInWithPassword({ email, password: PASSWORD });
  expect(again.error?.code).toBe("invalid_credentials");
});

test("the address comes from what is left and verified, and earlier mails are void (P39, P25)", async () => {
  const { client, email, id } = await world.signedIn();
  await client.resetPasswordForEmail(email);
  const { token } = await world.mailTo(email);
  await link(client, { sub: "low", email: "unverified@vila.test", email_verified: false }, "vila");
  await link(client, person);
  expect((await unlink(client, "email")).error).toBeNull();
  expect(await world.auth.getUser(id)).toMatchObject({
    email: person.email,
    email_confirmed_at: expect.any(String),
  });
  const late = await world.client().verifyOtp({ token_hash: token, type: "recovery" });
  expect(late.error?.code).toBe("otp_expired");
});

test("an unverified address is never promoted: the last verified one stays (P39)", async () => {
  const { client, email, id } = await world.signedIn();
  await link(client, { ...person, email_verified: false });
  expect((await unlink(client, "email")).error?.code).toBe("single_identity_not_deletable");
  expect(await world.auth.getUser(id)).toMatchObject({ email, identities: [{}, {}] });
});

test("an address that has become somebody else's is not taken over", async () => {
  const { client } = await world.signedIn();
  await link(client, person);
  await world.auth.createUser({ email: person.email, email_confirm: true });
  expect((await unlink(client, "email")).error).toMatchObject({
    status: 422,
    code: "email_conflict_identity_not_deletable",
  });
});

test("an identity of another person is not there (P34)", async () => {
  const victim = await world.signedIn();
  await link(victim.client, person);
  const { client, session } = await world.signedIn();
  await link(client, { ...person, sub: "own" });
  const { error } = await client.unlinkIdentity(await identityOf(victim.client, "casa"));
  expect(error).toMatchObject({ status: 422, code: "identity_not_found" });
  expect((await world.auth.getUser(victim.id))?.identities).toHaveLength(2);
  const call = (id: string, bearer?: string) =>
    world.fetch(`/user/identities/${id}`, { method: "DELETE", ...(bearer ? { bearer } : {}) });
  expect(await call(crypto.randomUUID(), session.access_token)).toMatchObject({ code: "identity_not_found" });
  for (const id of ["1", "..%2f..", "%00", "casa"]) {
    expect((await call(id, session.access_token)).status).toBeGreaterThanOrEqual(400);
    expect((await call(id, session.access_token)).status).toBeLessThan(500);
  }
  expect(await call("1", session.access_token)).toMatchObject({ status: 404, code: "validation_failed" });
  expect(await call(crypto.randomUUID())).toMatchObject({ status: 401, code: "no_authorization" });
});

test("who has a second factor must have used it (P16)", async () => {
  const { client, email } = await world.signedIn();
  await link(client, person);
  const { enrolTotp, verifyTotp } = withFactors(world);
  await verifyTotp(client, await enrolTotp(client));
  const weak = world.client();
  await weak.signInWithPassword({ email, password: PASSWORD });
  expect((await unlink(weak, "casa")).error).toMatchObject({ status: 401, code: "insufficient_aal" });
  const token = await issuer.sign({ ...person, sub: "second" });
  expect((await weak.linkIdentity({ provider: "casa", token })).error?.code).toBe("insufficient_aal");
  expect((await unlink(client, "casa")).error).toBeNull();
});

test("of two that go at once, one stays", async () => {
  const { client } = await byProvider();
  await link(client, { ...person, sub: "second" }, "vila");
  const { data } = await client.getUserIdentities();
  const outcomes = await Promise.all(data!.identities.map((identity) => client.unlinkIdentity(identity)));
  expect(outcomes.map(({ error }) => error?.code ?? "gone").sort()).toEqual([
    "gone",
    "single_identity_not_deletable",
  ]);
});
