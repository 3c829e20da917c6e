import { mkdirSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../.cache/chromium");

/** The browser of npm's package, unpacked beside the project: in the temporary folder another user's copy may lie. */
export async function unpackFromNpm(): Promise<string[]> {
  mkdirSync(FOLDER, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = FOLDER;
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    return [await packaged.executablePath()];
  } catch {
    // The package is not there, or does not unpack: other sources follow.
    return [];
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
