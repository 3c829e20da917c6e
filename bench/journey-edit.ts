import { chromium, type Page } from "@playwright/test";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { CHROMIUM_ARGS } from "#testing/browser/chromium-args.ts";
import { findChromium } from "#testing/browser/find-chromium.ts";
import { startOurs, withFolder } from "./contenders.ts";
import type { Finding } from "./measure.ts";

const CPU_SLOWDOWN = 4;
const AIM_MS = 200;

/** How long the screen takes to answer while a journey is typed in and dragged, on a processor four times slower. */
export async function journeyEdit(): Promise<Finding> {
  return withFolder(async (dataDir) => {
    const { url, end } = await startOurs({ dataDir, env: { DEMO: "1" } });
    const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
    const localStorage = [{ name: "lilamonde-session", value: await signIn(url) }];
    const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState });
    const page = await context.newPage();
    await page.goto(`${url}/advisor-portal/my-journeys/${demoId("journey/atlantico")}`);
    await page.locator("[data-handle]").first().waitFor();
    const tools = await context.newCDPSession(page);
    await tools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    const values = {
      typing: await longest(page, () => typeInBlock(page)),
      "moving by keyboard": await longest(page, () => moveByKeyboard(page)),
      dragging: await longest(page, () => drag(page)),
    };
    await browser.close();
    await end();
    const title = "interaction to next paint in the builder, 4× slower processor";
    return { kind: "amount", title, unit: "ms", limit: AIM_MS, values };
  });
}

/** The longest interaction while something is done, from the press to the next paint. */
async function longest(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as unknown as { interactionId: number }).interactionId > 0) seen.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  await work();
  await page.waitForFunction(() => (window as unknown as { seen: number[] }).seen.length > 0);
  return page.evaluate(() => Math.max(...(window as unknown as { seen: number[] }).seen));
}

async function typeInBlock(page: Page): Promise<void> {
  await page.locator("ol > li button:has(b)").first().click();
  await page
    .locator("form textarea")
    .first()
    .pressSequentially("Uma tarde longa, sem relógio.", { delay: 60 });
  await page.locator("form button[type=submit]").click();
}

async function moveByKeyboard(page: Page): Promise<void> {
  await page.locator("[data-handle]").first().focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowDown", { delay: 60 });
}

async function drag(page: Page): Promise<void> {
  const from = (await page.locator("[data-handle]").first().boundingBox())!;
  const to = (await page.locator("#day-3").boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 80, to.y + 20, { steps: 15 });
  await page.mouse.up();
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "advisor@lilamonde.test", password: DEMO_PASSWORD }),
  });
  return answer.text();
}
