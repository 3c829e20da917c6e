import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { findChromium } from "./find-chromium.ts";
import { startsBlank } from "./starts.ts";

const LIMIT_MS = 1_000;

/** A small program in the place of a browser. */
function fakeBrowser(script: string): string {
  const file = join(temporaryFolder("lilamonde-browser"), "chromium");
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

/** Whether the process is there whose id was written to this file; one that has ended but is not yet reaped is not. */
function isRunning(pidFile: string): boolean {
  const status = `/proc/${readFileSync(pidFile, "utf8").trim()}/status`;
  return existsSync(status) && !/^State:\s+Z/m.test(readFileSync(status, "utf8"));
}

describe("a browser", () => {
  test("that shows a blank page starts", async () => {
    expect(await startsBlank(fakeBrowser(`exec '${await findChromium()}' "$@"`))).toBe(true);
  });

  test("that is missing, ends by itself or is something else does not start", async () => {
    expect(await startsBlank("/nowhere/chromium")).toBe(false);
    expect(await startsBlank(fakeBrowser("exit 1"))).toBe(false);
    expect(await startsBlank(fakeBrowser("echo '<html></html>'"))).toBe(false);
  });

  test("that hangs is ended at the limit, with all it has started", async () => {
    const pidFile = join(temporaryFolder("lilamonde-browser"), "pid");
    expect(await startsBlank(fakeBrowser(`sleep 600 & echo $! > ${pidFile}; wait`), LIMIT_MS)).toBe(false);
    await expect.poll(() => isRunning(pidFile)).toBe(false);
  });
});
