import type { Part } from "../suites/part.ts";
import { findChromium } from "./find-chromium.ts";

/** The part that finds a browser for all others, first of all: without one the rest would be in vain. */
export function browserPart(shareSeconds: number): Part {
  return {
    name: "a browser",
    shareSeconds,
    isNeeded: true,
    run: async () => {
      try {
        console.log(`Browser: ${await findChromium()}`);
        return [];
      } catch (error) {
        return [{ name: "a browser", passed: 0, failed: 1, note: (error as Error).message }];
      }
    },
  };
}
