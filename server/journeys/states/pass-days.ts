import { z } from "zod";
import { JourneyState, statesByDay } from "#domain/journeys/states.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { setState } from "../queries.ts";
import { holdDue } from "./queries.ts";

const AT_ONCE = 100;
const facts = { travelling: "journey_started", completed: "journey_completed" } as const;

/** Takes every journey where the day takes it, any number of times with the same result, also after a standstill. */
export async function passDays(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const today = dayInSaoPaulo(now);
  for (;;) {
    const moved = await transact(deps.db, async (tx) => {
      const due = await holdDue(tx, { today, limit: AT_ONCE });
      for (const { id, owner_id: ownerId, state, starts_on: startsOn, ends_on: endsOn } of due) {
        const passed = statesByDay({ state: JourneyState.parse(state), startsOn, endsOn }, today);
        for (const next of passed) await setState(tx, { journeyId: id, state: next, note: null, now });
        const data = { journeyId: id, ownerId };
        await recordFacts(
          tx,
          deps,
          passed.map((next) => ({ kind: facts[next], cause: id, data })),
        );
      }
      return due.length;
    });
    if (moved < AT_ONCE) return;
  }
}

// Travellers of a journey are in many places; its days begin where its advisor is.
function dayInSaoPaulo(now: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo" }).format(now);
}

/** Does so every morning, a few minutes after midnight. */
export function scheduleDays(deps: Deps): void {
  deps.jobs
    .define({
      name: "journeys.days",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: () => passDays(deps),
    })
    .schedule({ cron: "7 0 * * *", tz: "America/Sao_Paulo", data: {} });
}
