import { expect, test } from "vitest";
import { parseProviderVariables } from "./provider-config.ts";

const google = {
  OIDC_GOOGLE_ISSUER: "https://accounts.google.com",
  OIDC_GOOGLE_CLIENT_ID: "one",
  OIDC_GOOGLE_CLIENT_SECRET: "hush",
};

test("three variables make a provider", () => {
  const { values, problems } = parseProviderVariables({ ...google, AUTH_SIGNUP: "1" });
  expect(problems).toEqual([]);
  expect(values.providers).toEqual([
    {
      name: "google",
      label: "Google",
      issuer: "https://accounts.google.com",
      clientId: "one",
      otherClientIds: [],
      clientSecret: "hush",
      scopes: ["openid", "email", "profile"],
      isEmailTrusted: false,
    },
  ]);
});

test("everything else can be said, and several providers stand beside each other", () => {
  const { values, problems } = parseProviderVariables({
    ...google,
    OIDC_MY_HOTEL_ISSUER: "http://localhost:4000",
    OIDC_MY_HOTEL_CLIENT_ID: "one, two",
    OIDC_MY_HOTEL_CLIENT_SECRET: "hush",
    OIDC_MY_HOTEL_SCOPES: "email calendar",
    OIDC_MY_HOTEL_LABEL: "Hotel da Casa",
    OIDC_MY_HOTEL_TRUST_EMAIL: "1",
  });
  expect(problems).toEqual([]);
  expect(values.providers[1]).toMatchObject({
    name: "my_hotel",
    label: "Hotel da Casa",
    clientId: "one",
    otherClientIds: ["two"],
    scopes: ["openid", "email", "calendar"],
    isEmailTrusted: true,
  });
});

test.each([
  ["OIDC_GOOGLE_ISSUER", "http://accounts.google.com", "must be an https address"],
  ["OIDC_GOOGLE_ISSUER", "accounts.google.com", "must be an https address"],
  ["OIDC_GOOGLE_ISSUER", "file:///etc/passwd", "must be an https address"],
  ["OIDC_GOOGLE_ISSUER", "http://127.0.0.1.evil.test", "must be an https address"],
  ["OIDC_GOOGLE_ISSUER", "https://user:pass@accounts.google.com", "without user"],
  ["OIDC_GOOGLE_ISSUER", "https://accounts.google.com?x=1", "without user, query"],
  ["OIDC_GOOGLE_ISSUER", "https://a.test/.well-known/openid-configuration", "the issuer itself"],
  ["OIDC_GOOGLE_ISSUER", "https://login.microsoftonline.com/common/v2.0", "must name one tenant"],
  ["OIDC_GOOGLE_TRUST_EMAIL", "yes", "must be 0 or 1"],
])("%s=%s is a problem, told in a line", (variable, value, words) => {
  const { values, problems } = parseProviderVariables({ ...google, [variable]: value });
  expect(values.providers).toEqual([]);
  expect(problems).toEqual([expect.stringContaining(words)]);
  expect(problems[0]).toContain(variable);
  expect(problems[0]).not.toContain("hush");
});

test("what is missing, unknown or taken is named", () => {
  const { problems } = parseProviderVariables({
    OIDC_GOOGLE_CLIENT_SECRET: "hush",
    OIDC_GOOGLE_CLIENTID: "one",
    OIDC_ISSUER: "https://a.test",
    OIDC_EMAIL_ISSUER: "https://a.test",
    OIDC_EMAIL_CLIENT_ID: "one",
    OIDC_EMAIL_CLIENT_SECRET: "hush",
  });
  expect(problems).toEqual([
    expect.stringMatching(/^OIDC_GOOGLE_CLIENTID is not known/),
    expect.stringMatching(/^OIDC_ISSUER is not known/),
    "OIDC_GOOGLE_ISSUER is missing",
    "OIDC_GOOGLE_CLIENT_ID is missing",
    expect.stringMatching(/^OIDC_EMAIL_\* needs another name/),
  ]);
});
