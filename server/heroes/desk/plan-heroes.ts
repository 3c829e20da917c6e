import type { DeskPage, HeroOrder, HeroPlanned } from "#domain/heroes/hero-desk.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { changeHero, type HeroDeps, type OnHero } from "./change-hero.ts";
import { lockPage, placeHero } from "./queries.ts";
import { readDeskPage } from "./read-desk.ts";

/** Says from when to when a hero is seen; outside of its time the first of the order is. */
export function scheduleHero(
  deps: HeroDeps,
  { startsAt, endsAt, ...on }: OnHero & Omit<HeroPlanned, "version">,
): Promise<DeskPage> {
  if (startsAt !== null && endsAt !== null && startsAt >= endsAt) {
    throw refuse("validation_failed", { fields: { endsAt: "ends_before_start" } });
  }
  return changeHero(deps, on, async (_, row) => ({
    change: { starts_at: startsAt && new Date(startsAt), ends_at: endsAt && new Date(endsAt) },
    action: "hero.scheduled",
    before: { startsAt: row.starts_at?.toISOString() ?? null, endsAt: row.ends_at?.toISOString() ?? null },
    after: { startsAt, endsAt },
  }));
}

/** Puts all the openings of a page in an order. */
export async function orderHeroes(
  deps: HeroDeps,
  { actor, order: { page, ids } }: { actor: Actor; order: HeroOrder },
): Promise<DeskPage> {
  return transact(deps.db, async (tx) => {
    const rows = await lockPage(tx, page);
    const reading = { ...deps, db: tx };
    const isSame = rows.length === ids.length && rows.every(({ id }) => ids.includes(id));
    if (!isSame) throw refuse("conflict", { current: await readDeskPage(reading, page) });
    const before = rows.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
    for (const [position, id] of ids.entries()) await placeHero(tx, { id, position });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "hero.ordered", subjectType: "hero", subjectId: ids[0]! },
      ...{ before: { page, ids: before }, after: { page, ids }, now: deps.clock.now() },
    });
    return readDeskPage(reading, page);
  });
}
