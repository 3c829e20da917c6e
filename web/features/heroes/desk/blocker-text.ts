import { HERO_BUDGET } from "#domain/heroes/hero-desk.ts";
import type { HeroBlocker } from "#domain/heroes/publish-blockers.ts";
import { m } from "#messages/messages.js";
import { formatBytes } from "#web/locale/format.ts";
import type { Outcome } from "#web/session/queries/outcome.ts";

const words: Record<HeroBlocker, () => string> = {
  alt: m.heroes_block_alt,
  contrast: m.heroes_block_contrast,
  picture_weight: () => m.heroes_block_picture_weight({ budget: formatBytes(HERO_BUDGET.pictureBytes) }),
  film: m.heroes_block_film,
  film_weight: () => m.heroes_block_film_weight({ budget: formatBytes(HERO_BUDGET.filmBytes) }),
};

/** What keeps a look from being published, and what to do. */
export const blockerText = (blocker: HeroBlocker): string => words[blocker]();

/** Why nothing was kept of an opening. */
export function heroRefusal(outcome: Outcome<unknown, unknown>): string {
  if (outcome.state === "conflict") return m.heroes_conflict();
  if (outcome.state === "refused" && outcome.code === "hero_unready") return m.heroes_unready();
  return outcome.state === "offline" ? m.account_error_offline() : m.state_error_text();
}
