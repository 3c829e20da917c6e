import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS } from "../browser/chromium-args.ts";
import { findChromium } from "../browser/find-chromium.ts";

process.env.CHROMIUM_PATH = await findChromium();

export default defineConfig({
  testDir: ".",
  testMatch: `${process.env.CANARIES}.canary.ts`,
  outputDir: `${process.env.E2E_REPORT}-results`,
  workers: 1,
  reporter: [["json", { outputFile: process.env.E2E_REPORT! }]],
  use: { launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS } },
});
