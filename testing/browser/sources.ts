import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { BrowserSource } from "./choose-browser.ts";
import { downloadWithPlaywright } from "./download.ts";
import { installWithApt } from "./install.ts";
import { unpackFromNpm } from "./unpack.ts";

export type Machine = {
  platform: NodeJS.Platform;
  arch: NodeJS.Architecture;
  isRoot: boolean;
  /** Whether it installs its programs with `apt-get`. */
  hasApt: boolean;
  env: { CHROMIUM_PATH?: string | undefined; PATH?: string | undefined };
};

const NAMES = [
  "chromium",
  "chromium-headless-shell",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

/** Where this machine may have a browser from, in the order in which they are tried. */
export function browserSources({ platform, arch, isRoot, hasApt, env }: Machine): BrowserSource[] {
  const { CHROMIUM_PATH: named, PATH = "" } = env;
  const installed = () => onPath(PATH);
  const afterApt = async () => ((await installWithApt()) ? installed() : []);
  // On other processors the package is the same x86-64 file, and a shell would run it as a script.
  const canRunNpms = platform === "linux" && arch === "x64";
  return [
    ...(named ? [namedSource(named)] : []),
    { name: "installed", paths: installed },
    ...(canRunNpms ? [{ name: "npm", paths: unpackFromNpm }] : []),
    ...(hasApt && isRoot ? [{ name: "apt-get", paths: afterApt }] : []),
    { name: "Playwright", paths: downloadWithPlaywright },
  ];
}

function namedSource(path: string): BrowserSource {
  const ifNone = `CHROMIUM_PATH names ${path}, which does not start: looking for another browser.`;
  return { name: "CHROMIUM_PATH", paths: () => [path], ifNone };
}

/** This machine, as far as a browser is concerned. */
export function thisMachine(): Machine {
  const { platform, arch, env } = process;
  return { platform, arch, env, isRoot: process.getuid?.() === 0, hasApt: existsSync("/usr/bin/apt-get") };
}

/** The browsers that lie on a PATH under a name that is usual for them. */
function onPath(path: string): string[] {
  const folders = path.split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).filter((file) =>
    existsSync(file),
  );
}
