import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** A Chromium to test with: the one named by CHROMIUM_PATH, the system's, or the one npm installed. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return installed;
  return unpackChromium(join(import.meta.dirname, "../.cache/chromium"));
}

/** The package unpacks into the temporary folder, where another user's copy may lie; ours goes beside the project. */
async function unpackChromium(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    return await packaged.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/**
 * Chromium draws parts of its own window as pages, in a process for each context that tests open: a third of what a
 * small page costs. What Playwright turns off is named again, since only the last such list counts.
 */
const WITHOUT = [
  "PreloadTopChromeWebUI,InitialWebUI,WebUIOmnibox,WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup",
  "WebUIReloadButton,WebUIToolbar",
  "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,LensOverlay,MediaRouter",
  "HttpsFirstBalancedModeAutoEnable,PaintHolding,ThirdPartyStoragePartitioning,AimEnabled,PreconnectToSearch",
  "AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying",
].join(",");

/** What Chromium needs to run as root and without a network of its own. */
export const CHROMIUM_ARGS = [
  `--disable-features=${WITHOUT}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
