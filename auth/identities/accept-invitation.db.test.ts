import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PUBLIC_URL } from "#auth/testing/auth-world.ts";
import { type OidcServer, startOidcServer } from "#auth/testing/oidc-server.ts";
import { getProviderWorld, type ProviderWorld, partsOf, providerAt } from "#auth/testing/provider-world.ts";

let oidc: OidcServer;
let world: ProviderWorld;
beforeAll(async () => {
  oidc = await startOidcServer();
  world = await getProviderWorld([providerAt(oidc.origin)], { isSignupOpen: false });
  oidc.accounts.set("ana", { email: "ana@casa.test" });
  oidc.accounts.set("mallory", { email: "mallory@casa.test", email_verified: true });
});
beforeEach(() => world.clear());
afterAll(async () => {
  await world.close();
  await oidc.close();
});

const email = "ana@casa.test";
const accept = async (token: string, login: string) => {
  const query = new URLSearchParams({ provider: "casa", invite_token: token });
  return partsOf(await world.browser().walk(`${PUBLIC_URL}/auth/v1/authorize?${query}`, { login })).fragment;
};

test("an invitation is accepted with a provider's account, even if that has not verified the address", async () => {
  const invited = await world.auth.inviteUser({ email });
  const { token } = await world.mailTo(email);
  const fragment = await accept(token, "ana");
  expect((await world.auth.verifyToken(fragment.access_token!))?.sub).toBe(invited.id);
  expect(await world.auth.getUser(invited.id)).toMatchObject({
    email_confirmed_at: expect.any(String),
    identities: [{ provider: "casa" }],
  });
  expect((await accept(token, "ana")).error_code).toBe("otp_expired");
});

test("an invitation is for one address, for a day, and for nobody without it", async () => {
  await world.auth.inviteUser({ email });
  const { token } = await world.mailTo(email);
  expect((await accept(token, "mallory")).error_code).toBe("validation_failed");
  expect((await accept("guessed", "ana")).error_code).toBe("otp_expired");
  expect((await accept("", "ana")).error_code).toBe("provider_email_needs_verification");
  world.clock.advance(86_401);
  expect((await accept(token, "ana")).error_code).toBe("otp_expired");
});
