import { expect, type Page } from "@playwright/test";
import { openWithClient } from "./auth-client.ts";
import { test } from "./tidy-test.ts";

/** An authenticator of Chromium's own, so that both ceremonies go through the browser. */
async function plugIn(page: Page, transport: "usb" | "internal") {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
  };
}

test.beforeEach(async ({ page, baseURL }) => {
  await openWithClient(page, { port: new URL(baseURL!).port });
});

const register = (page: Page, attachment: "cross-platform" | "platform") =>
  page.evaluate(async (authenticatorAttachment) => {
    const { data, error } = await auth.mfa.webauthn.register(
      { friendlyName: "Key" },
      { authenticatorSelection: { authenticatorAttachment } },
    );
    const level = await auth.mfa.getAuthenticatorAssuranceLevel();
    return { error: error?.message, factors: data?.user.factors, level: level.data };
  }, attachment);

const authenticate = (page: Page, factorId: string) =>
  page.evaluate(async (id) => {
    const { data, error } = await auth.mfa.webauthn.authenticate({ factorId: id });
    const claims = data ? await auth.getClaims(data.access_token) : null;
    return { error: error?.message, claims: claims?.data?.claims };
  }, factorId);

for (const [name, transport, attachment] of [
  ["a security key", "usb", "cross-platform"],
  ["a passkey of the device", "internal", "platform"],
] as const) {
  test(`${name} is registered and used through the official client`, { tag: ["@auth"] }, async ({ page }) => {
    const key = await plugIn(page, transport);
    const made = await register(page, attachment);
    expect(made).toMatchObject({
      factors: [{ factor_type: "webauthn", status: "verified", friendly_name: "Key" }],
      level: { currentLevel: "aal2", nextLevel: "aal2" },
    });
    expect(await key.credentials()).toMatchObject([{ rpId: "localhost" }]);
    const used = await authenticate(page, made.factors![0]!.id);
    expect(used).toMatchObject({ claims: { aal: "aal2", amr: [{ method: "mfa/webauthn" }, {}] } });
    const [credential] = await key.credentials();
    expect(credential!.signCount).toBeGreaterThan(1);
  });
}

test("a key that is registered is not registered again", { tag: ["@auth"] }, async ({ page }) => {
  await plugIn(page, "usb");
  await register(page, "cross-platform");
  const again = await page.evaluate(async () => {
    const { error } = await auth.mfa.webauthn.register({ friendlyName: "Again" });
    return error?.name;
  });
  expect(again).toBe("InvalidStateError");
});
