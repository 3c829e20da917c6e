import { currentHero, type HeroPlan } from "./current-hero.ts";
import type { heroStates } from "./hero-desk.ts";

type HeroState = (typeof heroStates)[number];

/** Each hero of a page with what it is doing at an instant: seen, to come, behind another, over, or never published. */
export function withStates<H extends HeroPlan>(
  heroes: readonly H[],
  now: Date,
): (H & { state: HeroState })[] {
  const current = currentHero(heroes, now);
  return heroes.map((hero) => ({ ...hero, state: stateOf(hero, current === hero, now) }));
}

function stateOf({ isPublished, startsAt, endsAt }: HeroPlan, isCurrent: boolean, now: Date): HeroState {
  if (!isPublished) return "draft";
  if (isCurrent) return "live";
  if (startsAt !== null && startsAt > now) return "scheduled";
  return endsAt !== null && endsAt <= now ? "ended" : "waiting";
}
