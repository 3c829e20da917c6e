import { z } from "zod";
import { groupMedian, MIN_CASES } from "#domain/insights/statistics.ts";
import { houseDay } from "#domain/site/views.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { readPractice } from "../journeys/figures/read-figures.ts";
import { findSellers, putGroup } from "./queries.ts";
import { refreshCards } from "./refresh-cards.ts";
import { sendLetters } from "./send-letters.ts";

const AT_ONCE = 200;
const FIRST = "00000000-0000-0000-0000-000000000000";
const YEAR_MS = 365 * 86_400_000;

/** Writes down the middle of each role: of people with at least five cases, and only where there are five of them. */
async function refreshGroups({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  for (const role of ["advisor", "tour_operator"]) {
    const people = await readPractice(db, { role, since: new Date(now.getTime() - YEAR_MS) });
    const converting = people.filter(({ sent }) => sent >= MIN_CASES).map(({ sent, taken }) => taken / sent);
    const leading = people.filter(({ journeys }) => journeys >= MIN_CASES).map(({ lead }) => lead);
    await transact(db, async (tx) => {
      const today = houseDay(now);
      await putGroup(tx, { role, figure: "conversion", median: groupMedian(converting), today });
      await putGroup(tx, { role, figure: "lead_days", median: groupMedian(leading), today });
    });
  }
}

/** What a morning brings: the groups, everybody's cards, and the letters of the week. Again, it changes nothing. */
export async function passDay(deps: Deps): Promise<void> {
  await refreshGroups(deps);
  for (let after = FIRST; ; ) {
    const ids = await findSellers(deps.db, { after, limit: AT_ONCE });
    for (const id of ids) await refreshCards(deps, id);
    if (ids.length < AT_ONCE) break;
    after = ids.at(-1)!;
  }
  await sendLetters(deps);
}

/** Does so every morning, before people read. */
export function scheduleDay(deps: Deps): void {
  deps.jobs
    .define({
      name: "insights.day",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: () => passDay(deps),
    })
    .schedule({ cron: "40 6 * * *", tz: "America/Sao_Paulo", data: {} });
}
