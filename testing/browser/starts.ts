import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { endGroup, startGroup } from "../process-group.ts";
import { CHROMIUM_ARGS } from "./chromium-args.ts";

const LIMIT_MS = 25_000;

/** Whether this file is a browser that shows a blank page within the limit; it is ended afterwards in any case. */
export async function startsBlank(path: string, limitMs = LIMIT_MS): Promise<boolean> {
  const profile = mkdtempSync(join(tmpdir(), "lilamonde-browser-"));
  const args = [...CHROMIUM_ARGS, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const browser = startGroup(path, args, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(browser, "close").catch(() => undefined);
  try {
    return await Promise.race([showsBlank(browser), ended.then(() => false), lateAfter(limitMs)]);
  } finally {
    endGroup(browser, "SIGKILL");
    await Promise.race([ended, lateAfter(1_000)]);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function showsBlank(browser: ChildProcess): Promise<boolean> {
  try {
    const address = await addressOf(browser);
    // Loaded here: where a browser is known already, nobody needs it.
    const { chromium } = await import("@playwright/test");
    const connected = await chromium.connectOverCDP(address, { timeout: LIMIT_MS });
    const page = await connected.newPage();
    await page.goto("about:blank");
    return await page.evaluate(() => document.body !== null);
  } catch {
    return false;
  }
}

/** Where the browser is driven, which it says itself as soon as it runs. */
async function addressOf(browser: ChildProcess): Promise<string> {
  for await (const line of createInterface(browser.stderr!)) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("the browser never said where it listens");
}

function lateAfter(limitMs: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), limitMs).unref());
}
