import { z } from "zod";
import type { NewFact } from "#domain/facts/facts.ts";
import { ENDING_DAYS } from "#domain/referrals/claims.ts";
import { houseDay } from "#domain/site/views.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { endClaim, findEnding, insertStep } from "./queries.ts";

const DAY_MS = 86_400_000;

/** Says of claims that they end within a week, once each, and writes down those that are over. */
export async function passDay(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await transact(deps.db, async (tx) => {
    const facts: NewFact[] = [];
    for (const { id, owner_id: ownerId, claim_ends_at: endsAt } of await findEnding(
      tx,
      new Date(now.getTime() + ENDING_DAYS * DAY_MS),
    )) {
      if (endsAt <= now) {
        await endClaim(tx, id);
        await insertStep(tx, { referralId: id, kind: "claim_over", text: null, authorId: null, now });
      } else if (ownerId) {
        const data = { referralId: id, ownerId, endsOn: houseDay(endsAt) };
        facts.push({ kind: "claim_ending", cause: `${id} ${data.endsOn}`, data });
      }
    }
    await recordFacts(tx, deps, facts);
  });
}

/** Does so every morning. */
export function scheduleDay(deps: Deps): void {
  deps.jobs
    .define({
      name: "referrals.day",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: () => passDay(deps),
    })
    .schedule({ cron: "20 7 * * *", tz: "America/Sao_Paulo", data: {} });
}
