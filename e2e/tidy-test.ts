import { type BrowserContext, test as base } from "@playwright/test";

const kept = new WeakSet<BrowserContext>();

/** Keeps a window open for the tests that follow in this process. */
export function keepOpen(context: BrowserContext): BrowserContext {
  kept.add(context);
  return context;
}

/**
 * A test that closes every window it opened. Nobody else would before the process ends, and pages left behind
 * go on listening, counting and drawing beside all tests that follow.
 */
export const test = base.extend<{ tidiness: undefined }>({
  tidiness: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      for (const context of browser.contexts()) {
        if (kept.has(context)) await Promise.all(context.pages().map((page) => page.close()));
        else if (!before.has(context)) await context.close();
      }
    },
    { auto: true },
  ],
});
