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
