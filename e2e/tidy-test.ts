import { type Browser, type BrowserContext, test as base, type Page } from "@playwright/test";

const kept = new WeakSet<BrowserContext>();

/** Keeps a window open for the tests that follow in this process. */
export function keepOpen(context: BrowserContext): BrowserContext {
  kept.add(context);
  return context;
}

/**
 * A test that closes every window it opened, and says what each of them showed if it failed. Nobody else would close
 * them before the process ends, and pages left behind go on listening, counting and drawing beside all that follows.
 */
export const test = base.extend<{ tidiness: undefined }>({
  tidiness: [
    async ({ browser }, use, info) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      if (info.status !== info.expectedStatus) await describeWindows(browser);
      for (const context of browser.contexts()) {
        if (kept.has(context)) await Promise.all(context.pages().map((page) => page.close()));
        else if (!before.has(context)) await context.close();
      }
    },
    { auto: true },
  ],
});

/** A run elsewhere leaves but its words behind: what was seen has to be among them. */
async function describeWindows(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const words = await page
      .locator("body")
      .innerText({ timeout: 5_000 })
      .catch((error: Error) => `nothing: ${error.message.split("\n")[0]}`);
    const loaded = await lastLoaded(page).catch(() => []);
    console.error(
      `${page.url()} shows ${JSON.stringify(words.slice(0, 600))}, having loaded ${loaded.join(" ")}`,
    );
  }
}

/** The files and answers that came last: what was asked for and is missing here never came. */
function lastLoaded(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .slice(-25)
      .map(({ name, startTime }) => `${name.slice(location.origin.length)}@${Math.round(startTime)}`),
  );
}
