import { chooseBrowser } from "./choose-browser.ts";
import { browserSources, thisMachine } from "./sources.ts";
import { startsBlank } from "./starts.ts";

const NONE =
  "No browser: CHROMIUM_PATH, the installed ones, npm's package, apt-get and Playwright's download have none that starts. Install Chromium or name one in CHROMIUM_PATH.";

/**
 * A Chromium that starts, wherever this machine may have it from. Whoever is started afterwards finds it in
 * CHROMIUM_PATH and does not try it again.
 */
export async function findChromium(): Promise<string> {
  const { CHROMIUM_PATH, CHROMIUM_STARTED } = process.env;
  if (CHROMIUM_PATH && CHROMIUM_PATH === CHROMIUM_STARTED) return CHROMIUM_PATH;
  const path = await chooseBrowser(browserSources(thisMachine()), { starts: startsBlank, say: console.log });
  if (!path) throw new Error(NONE);
  process.env.CHROMIUM_PATH = path;
  process.env.CHROMIUM_STARTED = path;
  return path;
}
