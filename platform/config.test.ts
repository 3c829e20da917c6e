import { expect, test } from "vitest";
import { ConfigError, parseConfig } from "./config.ts";

test("an empty environment is a demo on the embedded database", () => {
  expect(parseConfig({})).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    publicUrl: "http://127.0.0.1:3000",
    isDemo: true,
    databaseUrl: undefined,
    trustProxy: 0,
    rateLimitScale: 1,
    communityDomain: "lilamonde",
    authAutoconfirm: false,
  });
});

test("a database server or production is never a demo unless asked", () => {
  expect(parseConfig({ DATABASE_URL: "postgres://db/x" }).isDemo).toBe(false);
  expect(parseConfig({ NODE_ENV: "production" }).isDemo).toBe(false);
  expect(parseConfig({ NODE_ENV: "production", DEMO: "1" }).isDemo).toBe(true);
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
