import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { specRoutes } from "../testing/spec-routes.ts";
import routes from "./routes.ts";

type Entry = { path?: string; file: string; children?: Entry[] };

function addresses(entries: readonly Entry[], under = ""): [string, string][] {
  return entries.flatMap(({ path, file, children }) => {
    const at = path === undefined ? under : `${under}/${path}`;
    return children ? addresses(children, at) : [[at || "/", file] as [string, string]];
  });
}

const shown = new Map(addresses(routes as Entry[]));
const asked = [
  ...specRoutes.public,
  ...specRoutes.redirects,
  ...specRoutes.portals,
  ...["/advisor-portal", "/tour-operator-portal"].flatMap((portal) =>
    specRoutes.subPages.map((page) => `${portal}/${page}`),
  ),
  ...specRoutes.advisorPages.map((page) => `/advisor-portal/${page}`),
];

test.each(asked)("%s answers with a finished page of its own", (address) => {
  const file = shown.get(address);
  expect(file).toBeDefined();
  expect(file).not.toContain("not-found");
  const source = join(import.meta.dirname, file!);
  expect(existsSync(source)).toBe(true);
  // A page that only says what it will be once had this name.
  expect(`${file} ${readFileSync(source, "utf8")}`).not.toMatch(/coming|em breve/i);
});

test("no page and no text announces a page as coming", () => {
  expect([...shown.values()].filter((file) => /coming|soon/.test(file))).toEqual([]);
});
