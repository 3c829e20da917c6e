import type { DeskHero } from "#domain/heroes/hero-desk.ts";
import { m } from "#messages/messages.js";
import { formatMomentIn } from "#web/locale/format.ts";

/** What an opening is doing, in a word and a colour. */
export const stateLooks = {
  live: { name: m.heroes_state_live, tone: "ok" },
  scheduled: { name: m.heroes_state_scheduled, tone: "info" },
  waiting: { name: m.heroes_state_waiting, tone: "neutral" },
  ended: { name: m.heroes_state_ended, tone: "neutral" },
  draft: { name: m.heroes_state_draft, tone: "warn" },
} as const satisfies Record<DeskHero["state"], unknown>;

const ZONE = "America/Sao_Paulo";

/** When an opening is seen. */
export function spanText({ startsAt, endsAt }: Pick<DeskHero, "startsAt" | "endsAt">): string {
  const at = (moment: string) => formatMomentIn(moment, ZONE);
  if (startsAt && endsAt) return m.heroes_from_to({ from: at(startsAt), to: at(endsAt) });
  if (startsAt) return m.heroes_from({ from: at(startsAt) });
  return endsAt ? m.heroes_until({ to: at(endsAt) }) : m.heroes_always();
}
