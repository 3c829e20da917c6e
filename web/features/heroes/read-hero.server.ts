import type { Hero, HeroFilm } from "#domain/heroes/heroes.ts";
import { inLanguage } from "#domain/localized.ts";
import type { SitePage } from "#domain/site/pages.ts";
import type { Language } from "#domain/text.ts";
import type { HeroesApi } from "#server/heroes/contract.ts";
import { createApi } from "#web/api.ts";
import { type ArtName, art, films } from "#web/art/generated/art.ts";
import { failedReading } from "#web/failed-reading.ts";
import type { PageInput } from "#web/page-context.ts";
import type { HeroMedia } from "#web/ui/hero/hero-media.ts";
import { focusClasses } from "./focus-classes.ts";
import type { HeroView } from "./hero-view.ts";

/** What a page opens with now; null leaves the page its own picture. */
export async function readHero(
  { api, publicUrl, locale }: Pick<PageInput, "api" | "publicUrl" | "locale">,
  page: SitePage,
): Promise<HeroView | null> {
  const answer = await createApi<HeroesApi>(api, publicUrl).heroes[":page"].$get({ param: { page } });
  if (!answer.ok) throw failedReading(answer, `the hero of ${page}`);
  const { hero } = await answer.json();
  return hero && toView(hero, locale);
}

function toView({ picture, film, alt, focalPoints, veil }: Hero, language: Language): HeroView | null {
  const words = inLanguage(alt, language);
  const common = {
    alt: words,
    focus: `${focusClasses(focalPoints)} veil-${veil}`,
    media: toMedia(film, words),
  };
  if (picture.kind === "file") {
    const { kind, src, width, height } = picture;
    return { ...common, picture: { kind, src, width, height } };
  }
  // A name that has left the house's art leaves the page its own picture.
  return isArt(picture.name) ? { ...common, picture: { kind: "art", name: picture.name } } : null;
}

function toMedia(film: HeroFilm | null, label: string): HeroMedia {
  if (film?.kind === "embed") return { ...film, label };
  if (film?.kind === "file") return { kind: "film", src: film.src, label };
  // The loop with which houses opened before the film had five shots.
  const name = film?.name === "hero-home-loop" ? "hero-home-film" : film?.name;
  const own = Object.entries(films).find(([each]) => each === name)?.[1];
  return own ? { kind: "film", src: own.src, lightSrc: own.lightSrc, label } : { kind: "image" };
}

function isArt(name: string): name is ArtName {
  return Object.hasOwn(art, name);
}
