/** When a hero may be seen, and before which others. */
export type HeroPlan = {
  position: number;
  startsAt: Date | null;
  endsAt: Date | null;
  isPublished: boolean;
};

/** The hero to show at an instant: one with dates before one without, then by position. */
export function currentHero<H extends HeroPlan>(heroes: readonly H[], now: Date): H | null {
  const open = heroes.filter((hero) => isOpen(hero, now));
  return open.sort((a, b) => Number(hasDates(b)) - Number(hasDates(a)) || a.position - b.position)[0] ?? null;
}

function isOpen({ isPublished, startsAt, endsAt }: HeroPlan, now: Date): boolean {
  return isPublished && (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);
}

function hasDates({ startsAt, endsAt }: HeroPlan): boolean {
  return startsAt !== null || endsAt !== null;
}
