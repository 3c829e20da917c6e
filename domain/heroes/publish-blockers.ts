import type { SitePage } from "../site/pages.ts";
import { readContrast } from "./contrast.ts";
import { HERO_BUDGET, type HeroLook, type Measured } from "./hero-desk.ts";
import { frameOf, type HeroScreen, heroScreens } from "./hero-pages.ts";
import { readFilm } from "./read-film.ts";

export type HeroBlocker = "alt" | "contrast" | "picture_weight" | "film" | "film_weight";

type Judged = { page: SitePage; look: HeroLook; measured: Measured };

/** Why a look cannot be published on a page, everything at once; order and schedule never stand in the way. */
export function publishBlockers({ page, look, measured }: Judged): HeroBlocker[] {
  const { alt, kind, film } = look;
  const found: HeroBlocker[] = [];
  if (!alt.pt.trim() || !alt.en.trim()) found.push("alt");
  if (contrastsOf({ page, look, measured }).some(({ isEnough }) => !isEnough)) found.push("contrast");
  if ((measured.pictureBytes ?? 0) > HERO_BUDGET.pictureBytes) found.push("picture_weight");
  if (kind !== "image" && !readFilm(kind, film)) found.push("film");
  if ((measured.filmBytes ?? 0) > HERO_BUDGET.filmBytes) found.push("film_weight");
  return found;
}

type ScreenContrast = ReturnType<typeof readContrast> & { screen: HeroScreen };

/** How well the words of a page are read on each screen; nothing where no word stands over the picture. */
export function contrastsOf({ page, look, measured }: Judged): ScreenContrast[] {
  const frame = frameOf(page);
  const { light } = measured;
  if (frame === "plate" || light === null) return [];
  return heroScreens.map((screen) => {
    const { x, y } = look.focus[screen];
    const focus = { x: x / 10, y: y / 10 };
    return { screen, ...readContrast({ light, picture: measured, focus, veil: look.veil, frame, screen }) };
  });
}
