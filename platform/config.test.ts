import { expect, test } from "vitest";
import { ConfigError, parseConfig } from "./config.ts";

test("an empty environment is a demo on the embedded database", () => {
  expect(parseConfig({})).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    publicUrl: "http://127.0.0.1:3000",
    isDemo: true,
    isDemoForced: false,
    databaseUrl: undefined,
    trustProxy: 0,
    rateLimitScale: 1,
    communityDomain: "lilamonde",
    authAutoconfirm: false,
  });
});

test.each([
  ["DATABASE_URL", "postgres://db/x"],
  ["NODE_ENV", "production"],
  ["HOST", "0.0.0.0"],
  ["HOST", "::"],
  ["HOST", "192.168.1.20"],
  ["HOST", "127.evil.example"],
  ["PUBLIC_URL", "https://lilamonde.com.br"],
  ["PUBLIC_URL", "HTTPS://lilamonde.com.br"],
  ["TRUST_PROXY", "1"],
])("with %s=%s nothing is a demo unless asked", (name, value) => {
  expect(parseConfig({ [name]: value })).toMatchObject({ isDemo: false, isDemoForced: false });
  expect(parseConfig({ [name]: value, DEMO: "1" })).toMatchObject({ isDemo: true, isDemoForced: true });
});

test.each(["localhost", "127.0.0.1", "127.1.2.3", "::1"])("on %s it is a demo by itself, or not", (HOST) => {
  expect(parseConfig({ HOST, PUBLIC_URL: "http://house.test" })).toMatchObject({ isDemo: true });
  expect(parseConfig({ HOST, DEMO: "1" }).isDemoForced).toBe(false);
  expect(parseConfig({ HOST, DEMO: "0" }).isDemo).toBe(false);
});

test("a public address is reduced to its origin", () => {
  expect(parseConfig({ PUBLIC_URL: "https://lilamonde.com.br/path?x" }).publicUrl).toBe(
    "https://lilamonde.com.br",
  );
});

test("a telephone number may be written as people write it", () => {
  expect(parseConfig({ WHATSAPP_NUMBER: "+55 (11) 98888-7777" }).whatsappNumber).toBe("5511988887777");
});

test("the value of an address is not repeated, since it may hold a password", () => {
  const parse = () => parseConfig({ DATABASE_URL: "mysql://root:secret@db/x" });
  expect(parse).toThrow(ConfigError);
  expect(parse).not.toThrow(/secret/);
});

test.each([
  ["PORT", "70000"],
  ["TRUST_PROXY", "-1"],
  ["RATE_LIMIT_SCALE", "0"],
  ["LOG_LEVEL", "loud"],
  ["WHATSAPP_NUMBER", "call me"],
  ["PUBLIC_URL", "lilamonde"],
  ["FILES_URL", "http://x"],
  ["AUTH_AUTOCONFIRM", "yes"],
])("%s=%s is refused by name", (name, value) => {
  expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`^${name} must`));
});
