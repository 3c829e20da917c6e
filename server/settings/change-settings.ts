import type { HouseSettings, Settings, SettingsChange } from "#domain/settings/settings.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { changeSetting } from "./change-setting.ts";
import { holdSettings, sumVersions } from "./queries.ts";
import { readSettings } from "./read-settings.ts";

type Reading = Pick<Deps, "config"> & { db: Db | Tx };

/** Everything that is set, as administrators see it. */
export async function readHouseSettings({ db, config }: Reading): Promise<HouseSettings> {
  return { version: await sumVersions(db), settings: await readSettings({ db, config }) };
}

type Input = { actor: Actor; change: SettingsChange };

/** Sets what differs, each setting with an entry of its own; pages that show it are forgotten on commit. */
export async function changeSettings(
  deps: Pick<Deps, "db" | "clock" | "config">,
  { actor, change: { version, settings } }: Input,
): Promise<HouseSettings> {
  return transact(deps.db, async (tx) => {
    await holdSettings(tx);
    const reading = { ...deps, db: tx };
    const kept = await readHouseSettings(reading);
    if (kept.version !== version) throw refuse("conflict", { current: kept });
    for (const key of Object.keys(settings) as (keyof Settings)[]) {
      const [before, after] = [kept.settings[key], settings[key]];
      if (JSON.stringify(before) === JSON.stringify(after)) continue;
      await changeSetting(tx, deps, { key, value: after });
      await writeAudit(tx, {
        ...{ actorId: actor.id, action: "setting.changed", subjectType: "setting", subjectId: key },
        ...{ before: { value: before }, after: { value: after }, now: deps.clock.now() },
      });
    }
    return readHouseSettings(reading);
  });
}
