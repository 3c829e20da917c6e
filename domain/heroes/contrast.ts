import { cropOf } from "./crop.ts";
import { type HeroFrame, type HeroScreen, heroWindows } from "./hero-pages.ts";

/** A picture by how light it is: rows of cells, each as light as it is on average, as one of 64 signs. */
export const LIGHT = { columns: 48, rows: 27 } as const;
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The sign of a lightness between 0 and 1, as a screen shows it. */
export function lightSign(lightness: number): string {
  return SIGNS[Math.round(Math.min(1, Math.max(0, lightness)) * 63)]!;
}

/** WCAG 2.2: large words, and the smaller ones of the deck. */
const WORDS_NEED = 3;
const DECK_NEEDS = 4.5;
/** The lightest paper of the words (#f3ece0) as relative luminance, and the veil's brown as a screen shows it. */
const WORDS = 0.842;
const VEIL = 0.072;

type Area = { right: number; top: number; bottom: number };
type Band = readonly (readonly [at: number, opacity: number])[];

/** Where the words stand, as shares of the window from its left and from its foot (web/ui/hero/hero.module.css). */
const areas: Record<Exclude<HeroFrame, "plate">, Record<HeroScreen, { words: Area; deck: Area | null }>> = {
  words: {
    desktop: {
      words: { right: 0.5, top: 0.5, bottom: 0.18 },
      deck: { right: 0.5, top: 0.15, bottom: 0.03 },
    },
    tablet: {
      words: { right: 0.62, top: 0.45, bottom: 0.2 },
      deck: { right: 0.62, top: 0.16, bottom: 0.03 },
    },
    phone: {
      words: { right: 0.92, top: 0.42, bottom: 0.2 },
      deck: { right: 0.92, top: 0.2, bottom: 0.03 },
    },
  },
  name: {
    desktop: { words: { right: 0.6, top: 0.22, bottom: 0.05 }, deck: null },
    tablet: { words: { right: 0.8, top: 0.26, bottom: 0.1 }, deck: null },
    phone: { words: { right: 0.94, top: 0.32, bottom: 0.14 }, deck: null },
  },
};

const bands: Record<"words" | "name" | "wordsPhone" | "namePhone", Band> = {
  words: [
    [0, 0.78],
    [0.15, 0.5],
    [0.36, 0],
  ],
  wordsPhone: [
    [0, 0.9],
    [0.34, 0.72],
    [0.6, 0.3],
    [0.76, 0],
  ],
  name: [
    [0, 0.82],
    [0.24, 0.64],
    [0.4, 0.3],
    [0.58, 0],
  ],
  namePhone: [
    [0, 0.86],
    [0.3, 0.68],
    [0.5, 0.3],
    [0.68, 0],
  ],
};
const CORNER: Band = [
  [0, 0.66],
  [0.46, 0.58],
  [0.84, 0],
];

/** How dark the veil is at a point of the window, measured from its left and its foot. */
export function veilAt(
  frame: Exclude<HeroFrame, "plate">,
  screen: HeroScreen,
  point: { x: number; up: number },
) {
  const isPhone = screen === "phone";
  const band = along(bands[isPhone ? (`${frame}Phone` as const) : frame], point.up);
  if (isPhone || frame === "name") return band;
  const corner = along(CORNER, Math.hypot(point.x, point.up / 0.96));
  return 1 - (1 - band) * (1 - corner);
}

function along(band: Band, at: number): number {
  const after = band.findIndex(([place]) => place >= at);
  if (after === -1) return 0;
  if (after === 0) return band[0]![1];
  const [[from, start], [to, end]] = [band[after - 1]!, band[after]!];
  return start + ((end - start) * (at - from)) / (to - from);
}

type Judged = {
  light: string;
  picture: { width: number; height: number };
  focus: { x: number; y: number };
  /** Tenths of the veil. */
  veil: number;
  frame: Exclude<HeroFrame, "plate">;
  screen: HeroScreen;
};

/** How well the words of a page are read over a picture on one screen, at the worst place of each. */
export function readContrast(judged: Judged): { words: number; deck: number | null; isEnough: boolean } {
  const { words: area, deck } = areas[judged.frame][judged.screen];
  const words = worstIn(area, judged);
  const small = deck && worstIn(deck, judged);
  return { words, deck: small, isEnough: words >= WORDS_NEED && (small === null || small >= DECK_NEEDS) };
}

const STEPS = 24;

/** Single bright specks do not count: of all places the one that nine of ten are darker than. */
function worstIn({ right, top, bottom }: Area, judged: Judged): number {
  const { light, picture, focus, veil, frame, screen } = judged;
  const crop = cropOf(picture, { window: heroWindows[screen], focus });
  const found: number[] = [];
  for (let row = 0; row < STEPS; row++) {
    for (let column = 0; column < STEPS; column++) {
      const x = 0.03 + ((right - 0.03) * (column + 0.5)) / STEPS;
      const up = bottom + ((top - bottom) * (row + 0.5)) / STEPS;
      const seen = lightAt(light, { x: crop.left + crop.width * x, y: crop.top + crop.height * (1 - up) });
      const shade = (veilAt(frame, screen, { x, up }) * veil) / 10;
      found.push((seen * (1 - shade) + VEIL * shade) ** 2.2);
    }
  }
  found.sort((one, other) => one - other);
  return (WORDS + 0.05) / (found[Math.floor(found.length * 0.9)]! + 0.05);
}

function lightAt(light: string, { x, y }: { x: number; y: number }): number {
  const column = Math.min(LIGHT.columns - 1, Math.max(0, Math.floor(x * LIGHT.columns)));
  const row = Math.min(LIGHT.rows - 1, Math.max(0, Math.floor(y * LIGHT.rows)));
  return Math.max(0, SIGNS.indexOf(light[row * LIGHT.columns + column] ?? "A")) / 63;
}
