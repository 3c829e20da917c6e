import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";
import { allCapabilities } from "./gather.ts";

const CODE = ["{server,web,domain,platform,auth,testing,database,e2e,bench,prove}/**/*.{ts,tsx}"];
const IMPORTED = /\bfrom "([^"]+)"|\bimport\("([^"]+)"\)/g;

/** Who imports a file, of everything that is ours. */
function readImporters(): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of globSync(CODE, { exclude: ["**/node_modules/**", "web/art/generated/**"] })) {
    for (const [, named, later] of readFileSync(file, "utf8").matchAll(IMPORTED)) {
      const path = (named ?? later)!;
      const target = path.startsWith("#") ? path.slice(1) : resolve("/", dirname(file), path).slice(1);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

test("a capability and a portal feature are each named in one list, and nowhere else", () => {
  const importers = readImporters();
  const declared = globSync("server/*/**/capability.ts");
  const features = globSync("web/features/*/**/portal.ts");
  expect([declared.length > 40, features.length > 30]).toEqual([true, true]);
  for (const file of declared) expect(importers.get(file), file).toEqual(["server/capabilities.ts"]);
  for (const file of features) expect(importers.get(file), file).toEqual(["web/portal/features.ts"]);
});

test("what lists offer to do with many rows is what capabilities declare", () => {
  const offered = globSync("web/features/**/*.{ts,tsx}")
    .map((file) => readFileSync(file, "utf8"))
    .flatMap((text) => [...text.matchAll(/\bid: "([a-z_]+\.[a-z_]+)"/g)].map(([, id]) => id!));
  const declared = allCapabilities.flatMap(({ bulk = [] }) => bulk.map(({ id }) => id));
  expect(declared.length).toBeGreaterThan(10);
  expect(offered.sort()).toEqual([...declared].sort());
});
