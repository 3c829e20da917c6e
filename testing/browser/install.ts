import { capture } from "../steps.ts";

/** The lightest first. */
const PACKAGES = ["chromium-headless-shell", "chromium"];
const OPTIONS = [
  "-q",
  "-o",
  "Acquire::Retries=0",
  "-o",
  "Acquire::http::Timeout=5",
  "-o",
  "Acquire::https::Timeout=5",
  "-o",
  "DPkg::Lock::Timeout=30",
];
const env = { DEBIAN_FRONTEND: "noninteractive" };

/** Installs the lightest Chromium that this machine's Debian has, and says so; whether it was installed. */
export async function installWithApt(): Promise<boolean> {
  await aptGet(60_000, "update");
  const name = await firstKnown(PACKAGES);
  if (!name) return false;
  console.log(`No browser here starts: installing Debian's ${name} with apt-get.`);
  return aptGet(240_000, "install", "-y", "--no-install-recommends", name);
}

async function aptGet(limitMs: number, ...args: string[]): Promise<boolean> {
  const { code } = await capture({ command: "apt-get", args: [...OPTIONS, ...args], env, limitMs });
  return code === 0;
}

/** The first of these packages that could be installed. */
async function firstKnown(names: string[]): Promise<string | undefined> {
  for (const name of names) {
    const { output } = await capture({ command: "apt-cache", args: ["policy", name], env: { LC_ALL: "C" } });
    if (/Candidate: (?!\(none\))/.test(output)) return name;
  }
  return undefined;
}
