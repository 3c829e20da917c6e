import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { findKept, updateCard } from "./queries.ts";
import { refreshCards } from "./refresh-cards.ts";

const DAY_MS = 86_400_000;

/** Lets Farol of the demo world have been read before: its cards stand, and one was done some days ago. */
export async function plantInsights(deps: Deps): Promise<void> {
  for (const who of ["advisor", "operator"]) {
    const person = await deps.auth.getUserByEmail(`${who}@lilamonde.test`);
    if (!person || (await findKept(deps.db, person.id)).length > 0) continue;
    await refreshCards(deps, person.id);
    const kept = await findKept(deps.db, person.id);
    const done = kept.find(({ rule }) => rule === "hotel_dependence");
    if (!done) continue;
    const now = new Date(deps.clock.now().getTime() - 3 * DAY_MS);
    await transact(deps.db, (tx) =>
      updateCard(tx, { id: done.id, state: "done", snoozedUntil: null, isActed: true, now }),
    );
  }
}
