import { globSync } from "node:fs";
import { capture } from "../steps.ts";

const PLAYWRIGHT = "node_modules/.bin/playwright";
const INSTALL = ["install", "--only-shell", "chromium"];
const LIMIT_MS = 20_000;

/** Playwright's own Chromium, downloaded if it is not there yet; nothing if that takes too long. */
export async function downloadWithPlaywright(): Promise<string[]> {
  const { code } = await capture({ command: PLAYWRIGHT, args: INSTALL, limitMs: LIMIT_MS });
  if (code !== 0) return [];
  const { output } = await capture({
    command: PLAYWRIGHT,
    args: [...INSTALL, "--dry-run"],
    limitMs: LIMIT_MS,
  });
  const folder = /Install location:\s*(.*chromium.*)/.exec(output)?.[1]?.trim();
  return folder ? globSync(`${folder}/*/{chrome-headless-shell,headless_shell}`) : [];
}
