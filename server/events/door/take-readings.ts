import type { BatchAnswer, Outcome, ReadingBatch } from "#domain/events/check-ins.ts";
import { correctedTime } from "#domain/events/door.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { countOf, lockEvent } from "../queries.ts";
import { createDoorman } from "./doorman.ts";
import { findDevice, findTaken, markSeen } from "./queries.ts";
import { readings as resolve } from "./resolve.ts";

/**
 * Takes what a scanner read, in its order, each reading once however often it is sent, and says what became of each. Its
 * clock may be wrong: what it says now tells by how much.
 */
export async function takeReadings(
  deps: Deps,
  { device, sentAt, readings }: ReadingBatch,
): Promise<BatchAnswer> {
  return transact(deps.db, async (tx) => {
    const scanner = await findDevice(tx, { deviceHash: hashLinkToken(device), now: deps.clock.now() });
    const event = scanner && (await lockEvent(tx, { id: scanner.event_id }));
    if (!event) throw refuse("scanner_over");
    const now = deps.clock.now();
    await markSeen(tx, { id: scanner.id, now });
    const ids = readings.map(({ id }) => id);
    const before = new Map(
      (ids.length > 0 ? await findTaken(tx, ids) : []).map((row) => [
        row.id,
        // What was read at another event is nobody's business here.
        row.event_id === event.id ? (row.outcome as Outcome) : nobody(row.id),
      ]),
    );
    const fresh = readings.filter(({ id }, index) => !before.has(id) && ids.indexOf(id) === index);
    const counts = (await countOf(tx, [event.id]))(event.id);
    const shown = await resolve(tx, deps, { event, readings: fresh });
    const doorman = createDoorman({ event, scanner, shown, counts, now });
    const made = new Map<string, Outcome>();
    const since = scanner.enrolled_at ?? scanner.created_at;
    for (const reading of fresh) {
      const at = correctedTime({ at: new Date(reading.at), sentAt: new Date(sentAt), since, now });
      made.set(reading.id, await doorman.take(tx, { reading, at }));
    }
    await doorman.settle(tx, deps);
    const outcomes = ids.map((id) => before.get(id) ?? made.get(id)!);
    const after = (await countOf(tx, [event.id]))(event.id);
    return {
      outcomes,
      counts: { inside: after.inside, expected: after.taken, capacity: event.capacity },
      now: now.toISOString(),
    };
  });
}

const nobody = (id: string): Outcome => ({
  ...{ id, result: "unknown", registrationId: null, name: null },
  ...{ since: null, door: null, position: null, other: null },
});
