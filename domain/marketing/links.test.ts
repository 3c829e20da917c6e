import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { codeFor, codeInHash, linkSources, linkTarget, makeLinkCode, readLinkCode } from "./link-codes.ts";
import { LinkCode } from "./links.ts";

test("any code with any source is read back as it was made, typed in capitals too", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 7, maxLength: 7 }),
      fc.constantFrom(...linkSources),
      (random, source) => {
        const code = makeLinkCode(random);
        const given = codeFor(code, source);
        expect(LinkCode.safeParse(given).success).toBe(true);
        expect(readLinkCode(given.toUpperCase())).toEqual({ code, source });
        expect(codeInHash(new URL(linkTarget({ path: "https://x.test/a", code: given })).hash)).toBe(given);
      },
    ),
    propertyRuns(200),
  );
});

test.each(["", "abc", "k7m2xp4x9", "k7m2xpa", "k7m2xp4?", "k7m2xp4ww", "../../etc"])(
  "%s is no code",
  (given) => {
    expect(readLinkCode(given)).toBeNull();
    expect(codeInHash(`#r=${given}`)).toBeNull();
  },
);

test("what else stands after the # of a page is left alone", () => {
  expect(codeInHash("#gastronomia")).toBeNull();
  expect(codeInHash("")).toBeNull();
});
