import type { Settings } from "#domain/settings/settings.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { upsertSetting } from "./queries.ts";

/** Sets one setting of the house in the caller's transaction; who did so and why is for the caller to record. */
export async function changeSetting<K extends keyof Settings>(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  { key, value }: { key: K; value: Settings[K] },
): Promise<void> {
  await upsertSetting(tx, { key, value, now: clock.now() });
}
