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
  await Promise.all(context.pages().map((page) => (open.has(page) ? undefined : page.close())));
}

/** What the pages of a window asked for and have no answer to yet, and what went wrong in them last. */
type Events = { asked: Set<Request>; wrong: string[] };
const heard = new WeakMap<BrowserContext, Events>();

function watch(context: BrowserContext): void {
  if (heard.has(context)) return;
  const { asked, wrong }: Events = { asked: new Set(), wrong: [] };
  heard.set(context, { asked, wrong });
  const note = (what: string) => {
    wrong.push(what.slice(0, 300));
    if (wrong.length > 10) wrong.shift();
  };
  context.on("request", (request) => asked.add(request));
  context.on("requestfinished", (request) => asked.delete(request));
  context.on("requestfailed", (request) => {
    asked.delete(request);
    note(`${pathOf(request)}: ${request.failure()?.errorText}`);
  });
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
      console.error(
        `${page.url()} shows ${JSON.stringify(words.slice(0, 600))}, having loaded ${loaded.join(" ")}`,
      );
    }
    const { asked, wrong } = heard.get(context) ?? { asked: [], wrong: [] };
    console.error(
      `without an answer: ${Array.from(asked, pathOf).join(" ")}; went wrong: ${wrong.join(" | ")}`,
    );
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
