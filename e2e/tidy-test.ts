import { type Browser, type BrowserContext, test as base, type Page, type Request } from "@playwright/test";

const kept = new WeakSet<BrowserContext>();
const open = new Set<Page>();

/** Keeps a browser of somebody's own for the tests that follow in this process. */
export function keepContext(context: BrowserContext): BrowserContext {
  kept.add(context);
  return context;
}

/** Leaves a page of theirs open for the next test, which closes it unless it asks for the same. */
export function keepOpen(page: Page): void {
  open.add(page);
}

/**
 * A test that closes every window it opened, and says what each of them showed if it failed. Nobody else would close
 * them before the process ends, and pages left behind go on listening, counting and drawing beside all that follows.
 */
export const test = base.extend<{ tidiness: undefined }>({
  tidiness: [
    async ({ browser }, use, info) => {
      const before = new Set(browser.contexts());
      open.clear();
      for (const context of before) watch(context);
      browser.on("context", watch);
      await use(undefined);
      browser.off("context", watch);
      if (info.status !== info.expectedStatus) await describeWindows(browser);
      for (const context of browser.contexts()) {
        if (kept.has(context)) await closePages(context);
        else if (!before.has(context)) await context.close();
      }
    },
    { auto: true },
  ],
});

async function closePages(context: BrowserContext): Promise<void> {
  const left = context.pages().filter((page) => !open.has(page));
  await Promise.all(left.map((page) => page.close()));
}

/** What went wrong last in the pages of a window. */
const heard = new WeakMap<BrowserContext, string[]>();

function watch(context: BrowserContext): void {
  if (heard.has(context)) return;
  const wrong: string[] = [];
  heard.set(context, wrong);
  const note = (what: string) => {
    wrong.push(what.slice(0, 300));
    if (wrong.length > 10) wrong.shift();
  };
  context.on("requestfailed", (request) => note(`${pathOf(request)}: ${request.failure()?.errorText}`));
  context.on("weberror", (event) => note(event.error().message));
  context.on("console", (message) => message.type() === "error" && note(message.text()));
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** A run elsewhere leaves but its words behind: what was seen has to be among them. */
async function describeWindows(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) {
    for (const page of context.pages()) {
      const words = await page
        .locator("body")
        .innerText({ timeout: 5_000 })
        .catch((error: Error) => `nothing: ${error.message.split("\n")[0]}`);
      const loaded = await lastLoaded(page).catch(() => []);
      const asked = (await page.requests()).filter((request) => request.timing().responseEnd === -1);
      console.error(
        `${page.url()} shows ${JSON.stringify(words.slice(0, 600))}, having loaded ${loaded.join(" ")}; without an answer: ${asked.map(pathOf).join(" ")}`,
      );
    }
    console.error(`went wrong: ${heard.get(context)?.join(" | ")}`);
  }
}

/** The files and answers that came last. */
function lastLoaded(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .slice(-25)
      .map(({ name, startTime }) => `${name.slice(location.origin.length)}@${Math.round(startTime)}`),
  );
}
