import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test("initials are the first letters of a name, at most two, in capitals", () => {
  expect(initials("renata mascarenhas")).toBe("RM");
  expect(initials("  ana  maria de souza ")).toBe("AM");
  expect(initials("élio")).toBe("É");
});

test("a person without a name is U", () => {
  for (const name of [null, undefined, "", "   "]) expect(initials(name)).toBe("U");
});
