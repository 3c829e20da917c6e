import { changesBetween, stillSays } from "#domain/audit/changes.ts";
import { HeroLook } from "#domain/heroes/hero-desk.ts";
import { publishBlockers } from "#domain/heroes/publish-blockers.ts";
import type { Tx } from "#platform/database/database.ts";
import { type ActDone, blocked, type Revert } from "../../audit/revert.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { liveLook, measure } from "./looks.ts";
import { show } from "./publish-hero.ts";
import { findHero, lockHero, updateHero } from "./queries.ts";
import { pageOf } from "./read-desk.ts";

type Looked = { act: ActDone; revert: Revert<Deps> };

/** Looks again once the opening is held: what another did meanwhile stays. */
async function requireUnchanged(tx: Tx, deps: Deps, { act, revert }: Looked): Promise<void> {
  const { blocker } = await revert.outlook({ ...deps, db: tx }, act);
  if (blocker) throw refuse("revert_blocked");
}

/** A published opening goes back to how it looked, unless it was published anew since. */
export const revertHero: Revert<Deps> = {
  actions: ["hero.published", "hero.restored"],
  outlook: async (deps, { subjectId, before, after }) => {
    const row = await findHero(deps.db, subjectId);
    if (!row || before === null) return blocked(row ? "not_allowed" : "gone");
    const now = liveLook(row);
    if (!row.is_published || !stillSays(now, after)) return blocked("changed_since");
    const look = HeroLook.parse(before);
    const measured = await measure(deps, look);
    if (publishBlockers({ page: pageOf(row), look, measured }).length > 0) return blocked("not_allowed");
    return { blocker: null, changes: changesBetween(now, look), told: 0, isPublic: true };
  },
  apply: async (tx, deps, { actor, act }) => {
    const row = (await lockHero(tx, act.subjectId))!;
    await requireUnchanged(tx, deps, { act, revert: revertHero });
    const { draft: _draft, ...change } = await show(tx, deps, {
      row,
      look: HeroLook.parse(act.before),
      actor,
    });
    await updateHero(tx, { id: row.id, change, now: deps.clock.now() });
  },
};

const times = (kept: unknown) => kept as { startsAt: string | null; endsAt: string | null };
const same = (one: string | null, other: Date | null) =>
  (one === null ? null : new Date(one).getTime()) === (other?.getTime() ?? null);

/** The time of an opening goes back to what it was. */
export const revertSchedule: Revert<Deps> = {
  actions: ["hero.scheduled"],
  outlook: async ({ db }, { subjectId, before, after }) => {
    const row = await findHero(db, subjectId);
    if (!row) return blocked("gone");
    const set = times(after);
    if (!same(set.startsAt, row.starts_at) || !same(set.endsAt, row.ends_at)) return blocked("changed_since");
    return { blocker: null, changes: changesBetween(after, before), told: 0, isPublic: row.is_published };
  },
  apply: async (tx, deps, { act }) => {
    await lockHero(tx, act.subjectId);
    await requireUnchanged(tx, deps, { act, revert: revertSchedule });
    const { startsAt, endsAt } = times(act.before);
    const change = { starts_at: startsAt && new Date(startsAt), ends_at: endsAt && new Date(endsAt) };
    await updateHero(tx, { id: act.subjectId, change, now: deps.clock.now() });
  },
};
