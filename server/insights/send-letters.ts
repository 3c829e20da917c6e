import { homeOf } from "#domain/accounts/homes.ts";
import { Role } from "#domain/accounts/roles.ts";
import { mondayOf } from "#domain/insights/weeks.ts";
import { houseDay } from "#domain/site/views.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { listWanting } from "../notifications/list-wanting.ts";
import { letterMail } from "./letter-mail.ts";
import { weeklyLetter } from "./notices.ts";
import { takeLetter } from "./queries.ts";
import { readSignals } from "./read-farol.ts";

/**
 * Sends the letter of the week that began last Monday to everybody who asked for it and has not got it: on Monday, or
 * on the first day after a standstill. A week without signals has none.
 */
export async function sendLetters(deps: Deps): Promise<void> {
  const week = mondayOf(houseDay(deps.clock.now()));
  for (const { userId, email, language, role } of await listWanting(deps.db, weeklyLetter)) {
    const { cards } = await readSignals(deps, userId);
    await transact(deps.db, async (tx) => {
      if (!(await takeLetter(tx, { ownerId: userId, week })) || cards.length === 0) return;
      const url = `${deps.config.publicUrl}${homeOf[Role.parse(role)]}/insights`;
      await deps.mail.queue(tx, letterMail({ to: email, language, cards, url }));
    });
  }
}
