import type { SitePage } from "../site/pages.ts";

/**
 * How a page opens: large words over the picture with a deck below, a hotel's name at its foot, or a plate beside the
 * words, which nothing is written on.
 */
export type HeroFrame = "words" | "name" | "plate";

const frames: Partial<Record<SitePage, HeroFrame>> = {
  home: "words",
  lilamonde: "words",
  solutions: "words",
  martinhal: "name",
  velaa: "name",
};

/** How a page opens. */
export function frameOf(page: SitePage): HeroFrame {
  return frames[page] ?? "plate";
}

export const heroScreens = ["desktop", "tablet", "phone"] as const;
export type HeroScreen = (typeof heroScreens)[number];

/** The window a hero is judged in, in pixels: its width and how high the hero then is. */
export const heroWindows: Record<HeroScreen, { width: number; height: number }> = {
  desktop: { width: 1_440, height: 812 },
  tablet: { width: 820, height: 860 },
  phone: { width: 390, height: 772 },
};
