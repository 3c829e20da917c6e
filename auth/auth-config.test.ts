import { expect, test } from "vitest";
import { authConfig, parseAuthVariables } from "./auth-config.ts";

test("variables are laid over the house defaults", () => {
  const { values, problems } = parseAuthVariables({
    AUTH_TOKEN_SECONDS: "900",
    AUTH_SESSION_MAX_SECONDS: "86400",
    AUTH_REDIRECTS: "https://a.test/**, https://b.test/back",
    AUTH_SIGNUP: "0",
  });
  expect(problems).toEqual([]);
  const config = authConfig({ publicUrl: "https://lilamonde.test/", serviceKey: "x", ...values });
  expect(config).toMatchObject({
    publicUrl: "https://lilamonde.test",
    accessTokenSeconds: 900,
    sessionMaxSeconds: 86_400,
    refreshReuseSeconds: 10,
    redirectPatterns: ["https://a.test/**", "https://b.test/back"],
    isSignupOpen: false,
  });
});

test("every value that makes no sense is named", () => {
  const { problems } = parseAuthVariables({
    AUTH_TOKEN_SECONDS: "soon",
    AUTH_SESSION_IDLE_SECONDS: "0",
    AUTH_SIGNUP: "yes",
  });
  expect(problems).toHaveLength(3);
});
