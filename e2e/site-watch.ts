import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import type axe from "axe-core";
import type { Result, RunOptions } from "axe-core";

/** Half as much for a page to read as the source that the package exports. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

export const screens = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};

/**
 * Opens a public page, or opens it again, and waits until its scripts run: they come when the page has been seen, and
 * the first thing they do is to count the visit.
 */
export async function openPage(page: Page, path?: string): Promise<void> {
  const counted = page.waitForResponse("**/api/views");
  await (path === undefined ? page.reload() : page.goto(path));
  await counted;
}

/** What is told of a test's own doing: scripts it puts into a sandbox that takes none, a service worker it keeps away. */
const HELD_BACK =
  /^Blocked script execution in 'about:blank' because the document's frame is sandboxed|^Service Worker registration blocked by Playwright/;

/** Collects what the browser complains about; to be called before the page is opened. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (HELD_BACK.test(message.text())) return;
    if (message.type() !== "error" && message.type() !== "warning") return;
    complaints.push(`${message.text()} (${message.location().url})`);
  });
  return complaints;
}

/**
 * Below this a page stands still: half of what browsers call good. On a slow machine a typeface may come after its
 * stand-in was seen, and one line of a large heading that breaks elsewhere is 0.04 of a phone.
 */
export const STANDS_STILL = 0.05;

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
type Watched = { moved: { shift: number; what: string[] }; shiftObserver: PerformanceObserver };

/** Adds up the layout shifts of the page, from its opening or from where it is told to begin; to be called before it is opened. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const moved = { shift: 0, what: [] as string[] };
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? "gone");
    const shiftObserver = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        moved.shift += value;
        moved.what.push(`${value.toFixed(3)} ${sources.map(({ node }) => nameOf(node)).join(", ")}`);
      }
    });
    Object.assign(window, { moved, shiftObserver });
    shiftObserver.observe({ type: "layout-shift", buffered: true });
  });
  const sum = () => page.evaluate(() => (window as unknown as Watched).moved.shift);
  return Object.assign(sum, {
    /** From what is painted now: a change before it that waits for its frame, or for being told of, is not counted. */
    begin: () =>
      page.evaluate(async () => {
        const { moved, shiftObserver } = window as unknown as Watched;
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        await frame();
        await frame();
        shiftObserver.takeRecords();
        Object.assign(moved, { shift: 0, what: [] });
      }),
    /** What moved, in words, for whoever has to mend it. */
    what: () => page.evaluate(() => (window as unknown as Watched).moved.what.join("; ")),
  });
}

/** Scrolls to the foot of the page and waits until everything that loads late has loaded. */
export async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 800) {
      window.scrollTo({ top, behavior: "instant" });
      // A moment to paint. No animation frame is waited for: a browser short of time may owe one for a minute.
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await page.waitForLoadState("networkidle");
}

const sizes = new Map<string, Promise<number>>();

/** What one file weighs, compressed; its name changes with what is in it, so it is weighed once. */
function weigh(response: Response): Promise<number> {
  const known = sizes.get(response.url());
  const size = known ?? response.body().then((body) => gzipSync(body, { level: 9 }).length);
  sizes.set(response.url(), size);
  return size;
}

/** Adds up what the page loads in scripts and styles, compressed; to be called before it is opened. */
export function watchWeights(page: Page): () => Promise<{ script: number; stylesheet: number }> {
  const loaded = {
    script: new Map<string, Promise<number>>(),
    stylesheet: new Map<string, Promise<number>>(),
  };
  page.on("response", (response) => {
    const type = response.request().resourceType();
    if (type === "script" || type === "stylesheet") loaded[type].set(response.url(), weigh(response));
  });
  const add = async (files: Map<string, Promise<number>>) =>
    (await Promise.all(files.values())).reduce((total, size) => total + size, 0);
  return async () => ({ script: await add(loaded.script), stylesheet: await add(loaded.stylesheet) });
}

/** A part of the page instead of all of it; and whether colours have been asked about at another width or language. */
type Scope = { within?: string; isColourKnown?: boolean };

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What axe finds in the page, which is handed axe once. Contrast is most of what it costs. */
export async function findViolations(
  page: Page,
  { within, isColourKnown = false }: Scope = {},
): Promise<Result[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const options: RunOptions = {
    resultTypes: ["violations"],
    preload: false,
    rules: { "color-contrast": { enabled: !isColourKnown } },
  };
  return page.evaluate(
    async ([place, asked]) => (await window.axe!.run(place ?? document, asked)).violations,
    [within, options] as const,
  );
}

/** How many pixels of the page lie beyond the right edge of the screen. */
export function findOverhang(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

/** Headings whose words reach out of the place the layout gives them. */
export function findSpilledHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("h1, h2, h3")]
      .filter((heading) => {
        const words = document.createRange();
        words.selectNodeContents(heading);
        const isHidden = heading.offsetWidth <= 1;
        return !isHidden && words.getBoundingClientRect().right > heading.getBoundingClientRect().right + 1;
      })
      .map((heading) => heading.textContent),
  );
}
