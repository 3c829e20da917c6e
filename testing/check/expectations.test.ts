import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findEmptyTests } from "./find-empty-tests.ts";

const FILES = [
  "{domain,platform,auth,server,web,messages,testing,database,prove}/**/*.{test,prove}.{ts,tsx}",
  "e2e/*.spec.ts",
];
/** Functions of other files that expect something of what they are given. */
const TRUSTED = new Set(["untilReady"]);

const planted = `
  const isSound = (value) => expect(value).toBe(1);
  test("keeps", () => expect(1).toBe(1));
  test("asks another", async () => { await isSound(1); });
  test("says nothing", async () => { await start(); });
  test.for([1])("says nothing of %s", (value) => { start(value); });
  test("only looks", { timeout: 1 }, async ({ page }) => { page.open("expect this"); });
`;

test("a test that expects nothing is found", () => {
  expect(findEmptyTests("planted.test.ts", planted, () => false)).toEqual([
    "says nothing",
    "says nothing of %s",
    "only looks",
  ]);
});

test("every test of the house expects something", () => {
  const files = globSync(FILES, { exclude: ["**/node_modules/**"] });
  expect(files.length).toBeGreaterThan(150);
  const empty = files.flatMap((file) =>
    findEmptyTests(file, readFileSync(file, "utf8"), (name) => TRUSTED.has(name)).map(
      (title) => `${file}: ${title}`,
    ),
  );
  expect(empty).toEqual([]);
});
