import { expect, test } from "vitest";
import { signPath, verifyPath } from "./signed-path.ts";

const secret = "a secret";
const key = "ab/ab0c1d2e-0000-4000-8000-000000000000/original.png";
const now = new Date("2026-03-01T12:00:00Z");
const expiresAt = new Date("2026-03-01T13:00:00Z");
const path = signPath({ link: { key, expiresAt }, secret });
const verify = (text: string, at = now) =>
  verifyPath({ url: new URL(text, "http://casa.test"), secret, now: at });

test("a signed path opens its key until it expires", () => {
  expect(verify(path)).toEqual({ key, expiresAt, download: undefined });
  expect(verify(path, new Date(expiresAt.getTime() - 1))).toBeDefined();
  expect(verify(path, expiresAt)).toBeUndefined();
});

test("a name to download under is part of what is signed", () => {
  const named = signPath({ link: { key, expiresAt, download: "São João.png" }, secret });
  expect(verify(named)?.download).toBe("São João.png");
  expect(verify(named.replace("Jo", "Ma"))).toBeUndefined();
  expect(verify(`${path}&download=x.html`)).toBeUndefined();
});

test.each([
  ["another key", path.replace("original", "other")],
  ["a later expiry", path.replace(/expires=\d/, "expires=2")],
  [
    "another signature",
    path.replace(/signature=./, (match) => (match.endsWith("A") ? "signature=B" : "signature=A")),
  ],
  ["a shorter signature", path.slice(0, -4)],
  ["no signature", path.replace(/&signature=.*/, "")],
  ["an expiry in another form", path.replace("expires=", "expires=0")],
])("%s is refused", (_, altered) => {
  expect(altered).not.toBe(path);
  expect(verify(altered)).toBeUndefined();
});

test("another secret's signature is refused", () => {
  expect(verify(signPath({ link: { key, expiresAt }, secret: "other" }))).toBeUndefined();
});

test.each([
  "../../service.key",
  "..%2f..%2fservice.key",
  "ab/../../service.key",
  "ab%2Fab0c1d2e-0000-4000-8000-000000000000%2Foriginal.png",
  "/etc/passwd",
  "ab/ab0c1d2e-0000-4000-8000-000000000000/.png",
  "ab/ab0c1d2e-0000-4000-8000-000000000000/a%00.png",
  "ab\\ab0c1d2e-0000-4000-8000-000000000000\\original.png",
])("a path of another shape is refused even with a right signature: %s", (strange) => {
  expect(verify(signPath({ link: { key: strange, expiresAt }, secret }))).toBeUndefined();
});
