import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { type BrowserSource, chooseBrowser } from "./choose-browser.ts";

/** A folder of files that stand for browsers; only the one called "works" starts. */
function browsers() {
  const folder = temporaryFolder("lilamonde-browsers");
  for (const name of ["works", "fails", "works-too"]) writeFileSync(join(folder, name), "");
  symlinkSync(join(folder, "fails"), join(folder, "fails-again"));
  return (name: string) => join(folder, name);
}

/** What is chosen of these sources, what was tried on the way and what was said. */
async function choose(sources: Omit<BrowserSource, "name">[]) {
  const tried: string[] = [];
  const said: string[] = [];
  const starts = async (path: string) => {
    tried.push(path);
    return path.includes("works");
  };
  const named = sources.map((source, at) => ({ name: `source ${at}`, ...source }));
  const chosen = await chooseBrowser(named, { starts, say: (line) => said.push(line) });
  return { chosen, tried, said };
}

describe("of all browsers", () => {
  test("the first that starts is chosen, and sources after it are not asked", async () => {
    const path = browsers();
    const { chosen, tried } = await choose([
      { paths: () => [] },
      { paths: () => [path("fails"), path("works"), path("works-too")] },
      { paths: () => Promise.reject(new Error("asked for nothing")) },
    ]);
    expect(chosen).toBe(path("works"));
    expect(tried).toEqual([path("fails"), path("works")]);
  });

  test.for(["missing", "fails"])("one that is named and %s is said in one line", async (name) => {
    const path = browsers();
    const { chosen, said } = await choose([
      { paths: () => [path(name)], ifNone: "the named one does not start" },
      { paths: async () => [path("works")], ifNone: "never said" },
    ]);
    expect(chosen).toBe(path("works"));
    expect(said).toEqual(["the named one does not start"]);
  });

  test("none is tried twice, under whichever names it is found", async () => {
    const path = browsers();
    const { chosen, tried } = await choose([
      { paths: () => [path("fails"), path("fails-again")] },
      { paths: () => [path("fails"), path("missing")] },
    ]);
    expect(chosen).toBeUndefined();
    expect(tried).toEqual([path("fails")]);
  });
});
