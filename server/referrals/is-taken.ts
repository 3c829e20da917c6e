import type { Tx } from "#platform/database/database.ts";
import { readDetail } from "./read-referrals.ts";

/** Whether somebody else took the hotel of a referral after its claim was over, or the house has it. */
export async function isTaken(tx: Tx, which: { id: string; now: Date }): Promise<boolean> {
  const { findings } = await readDetail(tx, which);
  return findings.some(({ isSame }) => isSame);
}
