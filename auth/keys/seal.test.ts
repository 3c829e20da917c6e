import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { seal, unseal } from "./seal.ts";

const sealing = { key: randomBytes(32), owner: "a" };

test("what is sealed opens with the same key for the same owner, and nowhere else", () => {
  const sealed = seal(sealing, "JBSWY3DPEHPK3PXP");
  expect(unseal(sealing, sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(seal(sealing, "JBSWY3DPEHPK3PXP")).not.toBe(sealed);
  expect(() => unseal({ ...sealing, owner: "b" }, sealed)).toThrow();
  expect(() => unseal({ ...sealing, key: randomBytes(32) }, sealed)).toThrow();
  expect(() => unseal(sealing, `${sealed.slice(0, -2)}AA`)).toThrow();
});
