import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld } from "#auth/testing/auth-world.ts";
import { withFactors } from "#auth/testing/factors.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld({ config: { publicUrl: "https://203.0.113.7" }, sms: undefined });
});
beforeEach(() => world.clear());
afterAll(() => world.close());

test("what cannot work is not offered: phones without a sender, keys without a domain", async () => {
  const { client } = await world.signedIn();
  const phone = await client.mfa.enroll({ factorType: "phone", phone: "+5511987654321" });
  expect(phone.error).toMatchObject({ status: 422, code: "mfa_phone_enroll_not_enabled" });
  const key = await client.mfa.enroll({ factorType: "webauthn", friendlyName: "Key" });
  expect(key.error).toMatchObject({ status: 422, code: "mfa_webauthn_enroll_not_enabled" });
});

test("what is switched off is neither enrolled nor verified", async () => {
  const { client } = await world.signedIn();
  const { factorId } = await withFactors(world).enrolTotp(client);
  const { config } = world.deps;
  const { factors } = config;
  config.factors = [];
  try {
    const enrolled = await client.mfa.enroll({ factorType: "totp", friendlyName: "b" });
    expect(enrolled.error).toMatchObject({ status: 422, code: "mfa_totp_enroll_not_enabled" });
    const challenged = await client.mfa.challenge({ factorId });
    expect(challenged.error).toMatchObject({ status: 422, code: "mfa_totp_verify_not_enabled" });
    const codes = client.mfa.recoveryCodes;
    expect((await codes.generate()).error).toMatchObject({ code: "mfa_recovery_codes_enroll_not_enabled" });
    expect((await codes.regenerate()).error).toMatchObject({ code: "mfa_recovery_codes_enroll_not_enabled" });
    const used = await codes.verify({ code: "x" });
    expect(used.error).toMatchObject({ status: 422, code: "mfa_recovery_codes_verify_not_enabled" });
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
  } finally {
    config.factors = factors;
  }
});
