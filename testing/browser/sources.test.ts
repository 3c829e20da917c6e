import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { browserSources, type Machine } from "./sources.ts";

/** The names of the sources of a machine, in their order. */
const namesOf = (machine: Partial<Machine>) =>
  browserSources({
    platform: "linux",
    arch: "x64",
    isRoot: false,
    hasApt: false,
    env: {},
    ...machine,
  }).map(({ name }) => name);

describe("a browser is looked for", () => {
  test("by its given name, among the installed ones, in npm's package, at Debian and at Playwright", () => {
    const env = { CHROMIUM_PATH: "/somewhere/chromium" };
    expect(namesOf({ env, isRoot: true, hasApt: true })).toEqual([
      "CHROMIUM_PATH",
      "installed",
      "npm",
      "apt-get",
      "Playwright",
    ]);
  });

  test("in npm's package only where its file can run", () => {
    expect(namesOf({ arch: "arm64" })).toEqual(["installed", "Playwright"]);
    expect(namesOf({ platform: "darwin" })).toEqual(["installed", "Playwright"]);
    expect(namesOf({})).toEqual(["installed", "npm", "Playwright"]);
  });

  test("at Debian only by who may install there", () => {
    expect(namesOf({ arch: "arm64", hasApt: true })).not.toContain("apt-get");
    expect(namesOf({ arch: "arm64", hasApt: true, isRoot: true })).toContain("apt-get");
  });

  test("among the installed ones by the usual names, wherever PATH leads", async () => {
    const folder = temporaryFolder("lilamonde-path");
    const files = ["a/google-chrome", "b/chromium", "b/firefox"].map((file) => join(folder, file));
    for (const name of ["a", "b"]) mkdirSync(join(folder, name));
    for (const file of files) writeFileSync(file, "");
    const PATH = `${join(folder, "a")}:${join(folder, "b")}:${join(folder, "nowhere")}`;
    const [installed] = browserSources({
      platform: "linux",
      arch: "arm64",
      isRoot: false,
      hasApt: false,
      env: { PATH },
    });
    expect(await installed?.paths()).toEqual([join(folder, "b/chromium"), join(folder, "a/google-chrome")]);
  });
});
