import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { LIGHT, lightSign, readContrast, veilAt } from "./contrast.ts";
import { cropOf } from "./crop.ts";
import { HERO_BUDGET, type HeroLook } from "./hero-desk.ts";
import { heroScreens } from "./hero-pages.ts";
import { withStates } from "./hero-state.ts";
import { publishBlockers } from "./publish-blockers.ts";

const size = { width: 1_920, height: 1_080 };
const even = (lightness: number) => lightSign(lightness).repeat(LIGHT.columns * LIGHT.rows);
const middle = { x: 5, y: 5 };
const look: HeroLook = {
  name: "Arcada",
  kind: "image",
  picture: { kind: "art", name: "hero-home" },
  film: null,
  alt: { pt: "Uma arcada", en: "An arcade" },
  focus: { phone: middle, tablet: middle, desktop: middle },
  veil: 10,
};
const measured = { src: null, ...size, light: even(0.5), pictureBytes: 90_000, filmBytes: null };

test("a crop lies within its picture, has the window's shape and touches two of its edges", () => {
  const side = fc.integer({ min: 100, max: 4_000 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(side, side, side, side, share, share, (pw, ph, ww, wh, x, y) => {
      const picture = { width: pw, height: ph };
      const { left, top, width, height } = cropOf(picture, {
        window: { width: ww, height: wh },
        focus: { x, y },
      });
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(1 + 1e-9);
      expect(top + height).toBeLessThanOrEqual(1 + 1e-9);
      expect((width * pw) / (height * ph)).toBeCloseTo(ww / wh, 6);
      expect(Math.max(width, height)).toBe(1);
    }),
    propertyRuns(200),
  );
});

test("words are read the better the darker the picture and the thicker the veil, on every screen", () => {
  const tenth = fc.integer({ min: 0, max: 10 });
  const lightness = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(lightness, lightness, tenth, tenth, fc.constantFrom(...heroScreens), (a, b, v, w, screen) => {
      const of = (light: number, veil: number) =>
        readContrast({
          light: even(light),
          picture: size,
          focus: { x: 0.5, y: 0.5 },
          veil,
          frame: "words",
          screen,
        }).words;
      const [dark, bright, thin, thick] = [Math.min(a, b), Math.max(a, b), Math.min(v, w), Math.max(v, w)];
      expect(of(dark, thin)).toBeGreaterThanOrEqual(of(bright, thin));
      // Over a picture darker than the veil, the veil would lighten.
      if (bright > 0.1) expect(of(bright, thick)).toBeGreaterThanOrEqual(of(bright, thin) - 1e-9);
    }),
    propertyRuns(200),
  );
});

test("the veil is thickest where the words begin and gone above them", () => {
  expect(veilAt("words", "desktop", { x: 0, up: 0 })).toBeGreaterThan(0.9);
  expect(veilAt("words", "desktop", { x: 1, up: 0.9 })).toBe(0);
  expect(veilAt("words", "phone", { x: 0.5, up: 0.34 })).toBeCloseTo(0.72);
  expect(veilAt("name", "desktop", { x: 0.5, up: 0.58 })).toBeCloseTo(0);
});

test("a bright picture without a veil cannot carry words, and a plate carries none", () => {
  const white = { ...measured, light: even(1) };
  const bare = { ...look, veil: 0 };
  expect(publishBlockers({ page: "home", look: bare, measured: white })).toEqual(["contrast"]);
  expect(publishBlockers({ page: "faq", look: bare, measured: white })).toEqual([]);
  expect(publishBlockers({ page: "home", look, measured })).toEqual([]);
});

test("everything that stands in the way is told at once", () => {
  const heavy = {
    ...measured,
    pictureBytes: HERO_BUDGET.pictureBytes + 1,
    filmBytes: HERO_BUDGET.filmBytes + 1,
  };
  const broken: HeroLook = {
    ...look,
    kind: "video_embed",
    film: "https://elsewhere.example/film",
    alt: { pt: "x", en: " " },
  };
  expect(publishBlockers({ page: "home", look: broken, measured: heavy })).toEqual([
    "alt",
    "picture_weight",
    "film",
    "film_weight",
  ]);
});

test("each hero of a page is seen, to come, behind, over or a draft", () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
  const plan = (startsAt: Date | null, endsAt: Date | null, isPublished = true) => ({
    ...{ position: 0, startsAt, endsAt, isPublished },
  });
  const heroes = [
    plan(null, null),
    plan(at(9), at(10)),
    plan(at(1), at(2)),
    plan(at(4), at(6)),
    plan(null, null, false),
  ];
  const states = withStates(heroes, at(5)).map(({ state }) => state);
  expect(states).toEqual(["waiting", "scheduled", "ended", "live", "draft"]);
});
