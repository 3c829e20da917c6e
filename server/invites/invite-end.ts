import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { readSettings } from "../settings/read-settings.ts";

const DAY_MS = 86_400_000;

/** Until when an invitation that is sent now is good, by the limit that administrators set. */
export async function inviteEnd(tx: Tx, { config, clock }: Pick<Deps, "config" | "clock">): Promise<Date> {
  const { limits } = await readSettings({ db: tx, config });
  return new Date(clock.now().getTime() + limits.inviteDays * DAY_MS);
}
