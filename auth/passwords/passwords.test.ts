import { expect, test } from "vitest";
import { authConfig } from "#auth/auth-config.ts";
import { createPasswordHasher } from "./password-hasher.ts";
import { findWeaknesses, requireStrongPassword } from "./password-rules.ts";

const config = authConfig({ publicUrl: "https://lilamonde.test", serviceKey: "x" });

test.each([
  ["", ["length"]],
  ["12345", ["length"]],
  ["çãoéí", ["length"]],
  ["🏨🏨🏨🏨🏨", ["length"]],
  ["123456", ["pwned"]],
  ["PASSWORD1", ["pwned"]],
  ["senha123", ["pwned"]],
  ["Flamengo10", ["pwned"]],
  ["Lilamonde!2026", []],
  ["uma noite em Alentejo", []],
])("the weaknesses of %j are %j", (password, weaknesses) => {
  expect(findWeaknesses(password, config)).toEqual(weaknesses);
});

test("seventy-two bytes pass, one more does not (P32)", () => {
  expect(() => requireStrongPassword("x7".repeat(36), config)).not.toThrow();
  expect(() => requireStrongPassword(`${"é".repeat(36)}a`, config)).toThrow(/72/);
});

test("a hash is argon2id at the agreed cost and verifies its own password only", async () => {
  const hasher = createPasswordHasher();
  const hash = await hasher.hash("segredo");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.verify(hash, "segredo")).toBe(true);
  expect(await hasher.verify(hash, "segredos")).toBe(false);
  expect(await hasher.verify(null, "segredo")).toBe(false);
  expect(await hasher.verify("not a hash", "segredo")).toBe(false);
});

test("a flood is told to come back instead of filling the memory", async () => {
  const hasher = createPasswordHasher({ atOnce: 1 });
  const answers = await Promise.allSettled(
    Array.from({ length: 210 }, () => hasher.verify("not a hash", "x")),
  );
  expect(answers.filter(({ status }) => status === "rejected").length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(200);
});
