import type { DeskPage } from "#domain/heroes/hero-desk.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { type HeroChange, type HeroRow, lockHero, updateHero } from "./queries.ts";
import { pageOf, readDeskPage } from "./read-desk.ts";

export type HeroDeps = Pick<Deps, "db" | "clock" | "files">;
export type OnHero = { actor: Actor; id: string; version: number };
type Decided = {
  change: HeroChange;
  action: string;
  before?: object | null;
  after?: object | null;
};

/**
 * One change of one hero: on the version the administrator saw, told in the audit log, answered with the page as it
 * then is. Kept pages that open with it are forgotten on commit, on every node (0010: heroes_changed).
 */
export async function changeHero(
  deps: HeroDeps,
  { actor, id, version }: OnHero,
  decide: (tx: Tx, row: HeroRow) => Promise<Decided>,
): Promise<DeskPage> {
  return transact(deps.db, async (tx) => {
    const row = await lockHero(tx, id);
    const page = pageOf(row);
    const reading = { ...deps, db: tx };
    if (row!.version !== version) throw refuse("conflict", { current: await readDeskPage(reading, page) });
    const { change, ...told } = await decide(tx, row!);
    const now = deps.clock.now();
    await updateHero(tx, { id, change, now });
    await writeAudit(tx, { ...told, actorId: actor.id, subjectType: "hero", subjectId: id, now });
    return readDeskPage(reading, page);
  });
}
