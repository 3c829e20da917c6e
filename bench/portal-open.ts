import { type BrowserContext, chromium } from "@playwright/test";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { CHROMIUM_ARGS } from "#testing/browser/chromium-args.ts";
import { findChromium } from "#testing/browser/find-chromium.ts";
import { startOurs, withFolder } from "./contenders.ts";
import { type Finding, median } from "./measure.ts";

const TITLE = "portal opened on a phone";
const OPENINGS = 5;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
/** A phone four times slower than this machine, on the Fast 4G of the browser's own tools. */
const CPU_SLOWDOWN = 4;
const FAST_4G = {
  offline: false,
  latency: 60 * 2.75,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
};

/** How long a member who comes back waits for a portal they can use: greeting shown, menu and bell in place. */
export async function portalOpen(): Promise<Finding> {
  return withFolder(async (dataDir) => {
    const { url, end } = await startOurs({ dataDir, env: { DEMO: "1" } });
    const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
    const localStorage = [{ name: "lilamonde-session", value: await signIn(url) }];
    const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
    const context = await browser.newContext({ ...PHONE, storageState });
    // The first opening fetches the files and warms the server; a member pays for it once a release.
    await open(context, url);
    const waits: number[] = [];
    for (let opening = 0; opening < OPENINGS; opening++) waits.push(await open(context, url));
    await browser.close();
    await end();
    return { kind: "amount", title: TITLE, unit: "ms", limit: 1_000, values: { median: median(waits) } };
  });
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "advisor@lilamonde.test", password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`the sign-in answered ${answer.status}`);
  return answer.text();
}

async function open(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Network.emulateNetworkConditions", FAST_4G);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector("main h1")) return;
      watch.disconnect();
      requestAnimationFrame(() => performance.mark("usable"));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${url}/advisor-portal`, { waitUntil: "commit" });
  const usable = await page.waitForFunction(() => performance.getEntriesByName("usable")[0]?.startTime);
  const waited = Number(await usable.jsonValue());
  await page.waitForLoadState("load");
  await page.close();
  return waited;
}
