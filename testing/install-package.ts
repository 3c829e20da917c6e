import { capture } from "./steps.ts";

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

/** Installs the first of these packages that this machine's Debian has, and says why; whether it was installed. */
export async function installPackage(names: string[], why: string): Promise<boolean> {
  await aptGet(60_000, "update");
  const name = await firstKnown(names);
  if (!name) return false;
  console.log(`${why}: installing Debian's ${name} with apt-get.`);
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
