import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const DEFINED = /\bdefine(?:<[^>]+>)?\(\{\s*name: "([\w.]+)"/g;

test("whoever runs the house finds every queue of it in docs/operations.md, and none that is gone", () => {
  const files = globSync("{platform,auth,server}/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  const defined = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(DEFINED)].map(([, name]) => name!),
  );
  const [, section = ""] = readFileSync("docs/operations.md", "utf8").split("\n## Jobs and dead letters\n");
  const table = section.split("\n## ")[0]!.matchAll(/^\| `([a-z.]+)` \|/gm);
  expect(defined.length).toBeGreaterThan(15);
  expect([...table].map(([, name]) => name!).toSorted()).toEqual(defined.toSorted());
});
