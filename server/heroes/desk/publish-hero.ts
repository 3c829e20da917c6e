import { type DeskPage, HeroLook } from "#domain/heroes/hero-desk.ts";
import { publishBlockers } from "#domain/heroes/publish-blockers.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { changeHero, type HeroDeps, type OnHero } from "./change-hero.ts";
import { columnsOf, liveLook, measure } from "./looks.ts";
import { findVersions, type HeroChange, type HeroRow, insertVersion } from "./queries.ts";
import { pageOf } from "./read-desk.ts";

/** Shows readers what was changed; refused with every reason where the words would not be read or a text is missing. */
export function publishHero(deps: HeroDeps, on: OnHero): Promise<DeskPage> {
  return changeHero(deps, on, async (tx, row) => {
    const look = row.draft === null ? liveLook(row) : HeroLook.parse(row.draft);
    const change = await show(tx, deps, { row, look, actor: on.actor });
    return { change, action: "hero.published", before: row.is_published ? liveLook(row) : null, after: look };
  });
}

/** Gives readers back how a hero looked before; its place, its schedule and any draft stay as they are. */
export function restoreHero(
  deps: HeroDeps,
  { number, ...on }: OnHero & { number: number },
): Promise<DeskPage> {
  return changeHero(deps, on, async (tx, row) => {
    const version = (await findVersions(tx, row.id)).find((each) => each.number === number);
    if (!version) throw refuse("not_found");
    const look = HeroLook.parse(version.look);
    const { draft: _draft, ...change } = await show(tx, deps, { row, look, actor: on.actor });
    return { change, action: "hero.restored", before: liveLook(row), after: look };
  });
}

/** Takes a hero from the site; the next in the order, or the page's own picture, takes its place. */
export function withdrawHero(deps: HeroDeps, on: OnHero): Promise<DeskPage> {
  return changeHero(deps, on, async (_, row) => {
    if (!row.is_published) throw refuse("hero_unready");
    const look = liveLook(row);
    const draft = JSON.stringify(row.draft ?? look);
    return { change: { is_published: false, draft }, action: "hero.withdrawn", before: look };
  });
}

type Shown = { row: HeroRow; look: HeroLook; actor: Actor };

/** What it takes to show a look: nothing stands in its way, and it is kept among the versions. */
export async function show(tx: Tx, deps: HeroDeps, { row, look, actor }: Shown): Promise<HeroChange> {
  const measured = await measure({ ...deps, db: tx }, look);
  const blockers = publishBlockers({ page: pageOf(row), look, measured });
  if (blockers.length > 0) throw refuse("hero_unready", { current: { blockers } });
  const versions = await findVersions(tx, row.id);
  const now = deps.clock.now();
  if (versions.length === 0 && row.is_published) {
    // What the house opened with was never published by anybody; it is a version all the same.
    const first = { hero_id: row.id, number: 1, look: JSON.stringify(liveLook(row)), published_by: null };
    await insertVersion(tx, { ...first, published_at: row.updated_at });
  }
  const number = Math.max(versions[0]?.number ?? 0, row.is_published ? 1 : 0) + 1;
  const version = { hero_id: row.id, number, look: JSON.stringify(look), published_by: actor.id };
  await insertVersion(tx, { ...version, published_at: now });
  return { ...(await columnsOf(tx, look)), draft: null, is_published: true, published_at: now };
}
