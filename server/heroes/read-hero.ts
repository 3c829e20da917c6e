import { currentHero } from "#domain/heroes/current-hero.ts";
import { Hero, HeroKind } from "#domain/heroes/heroes.ts";
import { readFilm } from "#domain/heroes/read-film.ts";
import type { SitePage } from "#domain/site/pages.ts";
import type { Deps } from "../deps.ts";
import { selectHeroes } from "./queries.ts";

/** What a page opens with now. */
export async function readHero(
  { db, clock }: Pick<Deps, "db" | "clock">,
  page: SitePage,
): Promise<Hero | null> {
  const hero = currentHero(await selectHeroes(db, page), clock.now());
  if (!hero) return null;
  const film = readFilm(HeroKind.parse(hero.kind), hero.film);
  // A film that cannot be read leaves its picture.
  return Hero.parse({ ...hero, film, kind: film ? hero.kind : "image" });
}
