import { gzipSync } from "node:zlib";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export const screens = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};

/** Collects what the browser complains about; to be called before the page is opened. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  return complaints;
}

/** Adds up the layout shifts of the page; to be called before it is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { shift: 0 };
    Object.assign(window, { total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        total.shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { total: { shift: number } }).total.shift);
}

/** Scrolls to the foot of the page, so that everything that loads late has loaded. */
export async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 700) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });
}

/** Adds up what the page loads in scripts and styles, compressed; to be called before it is opened. */
export function watchWeights(page: Page): () => Promise<{ script: number; stylesheet: number }> {
  const weights = { script: 0, stylesheet: 0 };
  const weighed: Promise<void>[] = [];
  page.on("response", (response) => {
    const type = response.request().resourceType();
    if (type !== "script" && type !== "stylesheet") return;
    const weigh = async () => {
      weights[type] += gzipSync(await response.body(), { level: 9 }).length;
    };
    weighed.push(weigh());
  });
  return async () => {
    await Promise.all(weighed);
    return weights;
  };
}

/** What axe finds; colours are the same at every width and in every language, and weighing their contrast takes most of its time. */
export async function findViolations(
  page: Page,
  { hasContrast, within }: { hasContrast: boolean; within?: string },
) {
  const axe = new AxeBuilder({ page });
  if (within) axe.include(within);
  if (!hasContrast) axe.disableRules(["color-contrast"]);
  return (await axe.analyze()).violations;
}
