import { changesBetween, stillSays } from "#domain/audit/changes.ts";
import { PublicSettings, Settings } from "#domain/settings/settings.ts";
import type { Tx } from "#platform/database/database.ts";
import { type ActDone, blocked, type Revert } from "../audit/revert.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { changeSetting } from "./change-setting.ts";
import { deleteRate, holdSettings, selectRates, selectSettings, upsertRate } from "./queries.ts";

const Key = Settings.keyof();

/** Waits until nobody else changes the settings, and looks again: what was set meanwhile stays. */
async function requireUnchanged(tx: Tx, deps: Deps, act: ActDone, { outlook }: Revert<Deps>): Promise<void> {
  await holdSettings(tx);
  const { blocker } = await outlook({ ...deps, db: tx }, act);
  if (blocker) throw refuse("revert_blocked");
}

/** A setting goes back to what it was, unless it was set anew since. */
export const revertSetting: Revert<Deps> = {
  actions: ["setting.changed"],
  outlook: async ({ db }, { subjectId, before, after }) => {
    const kept = (await selectSettings(db)).find(({ key }) => key === subjectId);
    const key = Key.safeParse(subjectId);
    if (!kept || !key.success) return blocked("gone");
    if (!stillSays({ value: kept.value }, after)) return blocked("changed_since");
    const isPublic = key.data in PublicSettings.shape;
    return { blocker: null, changes: changesBetween(after, before), told: 0, isPublic };
  },
  apply: async (tx, deps, { act }) => {
    await requireUnchanged(tx, deps, act, revertSetting);
    const key = Key.parse(act.subjectId);
    const value = Settings.shape[key].parse((act.before as { value: unknown }).value);
    await changeSetting(tx, deps, { key, value: value as never });
  },
};

const placeOf = (subjectId: string) => ({ currency: subjectId.slice(0, 3), month: subjectId.slice(4) });
const rateIn = (kept: unknown) => (kept as { rate: string | null }).rate;

/** A rate goes back to what was typed before, or is gone where there was none; points already given stay. */
export const revertRate: Revert<Deps> = {
  actions: ["rate.changed"],
  outlook: async ({ db }, { subjectId, before, after }) => {
    const { currency, month } = placeOf(subjectId);
    const kept = (await selectRates(db)).find((row) => row.month === month && row.currency === currency);
    if (!kept) return blocked("gone");
    if (kept.rate !== rateIn(after)) return blocked("changed_since");
    return { blocker: null, changes: changesBetween(after, before), told: 0, isPublic: false };
  },
  apply: async (tx, deps, { actor, act }) => {
    await requireUnchanged(tx, deps, act, revertRate);
    const place = placeOf(act.subjectId);
    const rate = rateIn(act.before);
    if (rate === null) await deleteRate(tx, place);
    else await upsertRate(tx, { ...place, rate, by: actor.id, now: deps.clock.now() });
  },
};
