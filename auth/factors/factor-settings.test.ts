import { expect, test } from "vitest";
import { parseFactorVariables } from "./factor-settings.ts";

test("the offered factors and the WebAuthn party can be set", () => {
  const { values, problems } = parseFactorVariables({
    AUTH_FACTORS: "totp, webauthn",
    AUTH_WEBAUTHN_RP_ID: "lilamonde.com",
    AUTH_WEBAUTHN_ORIGINS: "https://www.lilamonde.com,http://localhost:5173",
  });
  expect(problems).toEqual([]);
  expect(values).toEqual({
    factors: ["totp", "webauthn"],
    webauthnRpId: "lilamonde.com",
    webauthnOrigins: ["https://www.lilamonde.com", "http://localhost:5173"],
  });
});

test("what makes no sense is named", () => {
  const env = { AUTH_FACTORS: "totp, pigeon", AUTH_WEBAUTHN_ORIGINS: "https://lilamonde.com/path" };
  expect(parseFactorVariables(env).problems).toHaveLength(2);
  expect(parseFactorVariables(env).values).toEqual({});
});
