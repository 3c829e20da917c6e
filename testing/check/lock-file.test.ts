import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Locked = { version: string; optionalDependencies?: Record<string, string> };
type Lock = Record<string, Locked>;

const { packages } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8"),
) as { packages: Lock };

/** Packages named as optional by another and absent from the lock: `npm ci` refuses such a lock elsewhere. */
function missingFrom(lock: Lock): string[] {
  return Object.entries(lock).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in lock))
      .map((name) => `${path} wants ${name}`),
  );
}

/** The folders in which Node looks for what a package needs, from its own outwards. */
function foldersAbove(path: string): string[] {
  if (path === "") return [""];
  return [`${path}/`, ...foldersAbove(path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/"))))];
}

test("the lock file holds the parts of every platform, so that npm ci passes on all of them", () => {
  expect(missingFrom(packages)).toEqual([]);
});

test("a part that is left out is found, wherever it would lie", () => {
  const owner = { version: "1.0.0", optionalDependencies: { "tool-arm": "1.0.0" } };
  const part = { version: "1.0.0" };
  expect(missingFrom({ "node_modules/tool": owner })).toEqual(["node_modules/tool wants tool-arm"]);
  for (const place of ["node_modules/tool-arm", "node_modules/a/node_modules/tool-arm"]) {
    expect(missingFrom({ "node_modules/a/node_modules/tool": owner, [place]: part })).toEqual([]);
  }
  const apart = { "node_modules/a/node_modules/tool": owner, "node_modules/b/node_modules/tool-arm": part };
  expect(missingFrom(apart)).toHaveLength(1);
});
