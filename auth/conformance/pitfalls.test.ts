import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** What has gone wrong in servers of this kind. A test that holds one off names it in its title: "… (P14)". */
const pitfalls = {
  P1: "the host of a mailed link taken from the request",
  P2: "the issuer of an ID token taken from the token",
  P3: "accounts joined by an address the provider did not verify",
  P4: "an account prepared in the name of somebody who comes later",
  P5: "a revocation undone by the error that reports it",
  P6: "honest clients signed out by strict reuse detection",
  P7: "a refresh token from before the second factor that shares in it",
  P8: "a code spent twice at once",
  P9: "a link derived from its code, or a code guessed without limit",
  P10: "limits avoided by another spelling of address or path",
  P11: "a key registered where one was to be shown",
  P12: "another key of the same person, or a sign count that runs back",
  P13: "the origin of a key taken from the client",
  P14: "a time-based code used twice",
  P15: "the level of a factor kept after the factor is gone",
  P16: "a sensitive call that does not ask for the second factor",
  P17: "the second factor lifted by a recovery mail",
  P18: "who exists told by the time of a refusal",
  P19: "who exists told by an answer",
  P20: "a way out to a foreign address",
  P21: "parameters of the provider's flow overwritten by the caller",
  P22: "a provider's answer used twice, or in another browser",
  P23: "a banned person who still gets in",
  P24: "a signed-out token that is still accepted",
  P25: "links and sessions that outlive a changed password or address",
  P26: "an address changed with one of two confirmations",
  P27: "links used up by whoever looks at mail first",
  P28: "two flows of one person mixed up",
  P29: "tokens of another algorithm, key, audience or kind",
  P30: "members of an account set by its owner that are not theirs to set",
  P31: "addresses that are more than one address",
  P32: "passwords cut off where the hash stops reading",
  P33: "paths hidden in ids",
  P34: "another person's factor, challenge or identity",
  P35: "secrets kept by a cache",
  P36: "secrets in logs and errors",
  P37: "the wire shapes that the client trips over",
  P38: "a busy server that signs people out",
  P39: "side effects of unlinking",
  P40: "anonymous accounts that become somebody",
};

test("every known pitfall has a test that names it", () => {
  const files = globSync(["auth/**/*.test.ts", "e2e/*.spec.ts"], { cwd: ROOT });
  const titles = files.filter((file) => !file.includes("pitfalls")).flatMap(namedIn);
  const unheld = Object.keys(pitfalls).filter((pitfall) => !titles.includes(pitfall));
  expect(unheld).toEqual([]);
});

function namedIn(file: string): string[] {
  return readFileSync(join(ROOT, file), "utf8").match(/\bP\d{1,2}\b/g) ?? [];
}
