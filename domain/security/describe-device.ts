type Name = [pattern: RegExp, name: string];

// The order matters: many browsers also call themselves Chrome, and every one of them Mozilla.
const BROWSERS: Name[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];
const SYSTEMS: Name[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

export type Device = { browser: string | null; system: string | null; isHandheld: boolean };

/** What a browser says of itself, in words people know; null where it says nothing known. */
export function describeDevice(userAgent: string): Device {
  const find = (names: Name[]) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  const system = find(SYSTEMS);
  return {
    browser: find(BROWSERS),
    system,
    isHandheld: system === "iPhone" || system === "iPad" || system === "Android",
  };
}
