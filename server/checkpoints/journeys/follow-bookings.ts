import { randomUUID } from "node:crypto";
import { CHECKPOINT_ZONE, endsWithStay } from "#domain/checkpoints/standing.ts";
import { type Planned, planJourney } from "#domain/checkpoints/templates.ts";
import { dayIn } from "#domain/days.ts";
import type { Tx } from "#platform/database/database.ts";
import { readAgreedStays } from "../../bookings/agreed/read-agreed-stays.ts";
import { on } from "../../facts/listener.ts";
import type { Tools } from "../../tools.ts";
import {
  forgetWords,
  holdMade,
  insertCheckpoint,
  moveClientCheckpoints,
  updateCheckpoint,
} from "../queries.ts";

type Made = Awaited<ReturnType<typeof holdMade>>[number];

/**
 * Makes the checkpoints of a booking's journey what its agreed stays ask for: what is missing is made, what nobody
 * edited moves with the dates, what its stay no longer asks for or ended without is closed. Any number of times with
 * the same result.
 */
export async function planCheckpoints(
  tx: Tx,
  { clock }: Pick<Tools, "clock">,
  bookingId: string,
): Promise<void> {
  const trip = await readAgreedStays(tx, bookingId);
  if (!trip) return;
  const now = clock.now();
  const today = dayIn(CHECKPOINT_ZONE, now);
  const { ownerId, journeyId } = trip;
  // What is about a journey as a whole hangs on the booking where there is no journey.
  const placed = (planned: Planned) => ({
    ...planned,
    bookingId: planned.bookingId ?? (journeyId === null ? bookingId : null),
  });
  const wanted = planJourney(trip.stays).map(placed);
  const made = await holdMade(tx, { journeyId, bookingId });
  for (const planned of wanted) {
    const found = made.find((row) => isSame(row, planned));
    if (endsWithStay(planned)) {
      if (found?.state === "open") await close(tx, { id: found.id, reason: "stay_over", now });
    } else if (found) await move(tx, { found, planned, today, now });
    else if (planned.until >= today) {
      await insertCheckpoint(tx, {
        ...{ id: randomUUID(), owner_id: ownerId, journey_id: journeyId, booking_id: planned.bookingId },
        ...{ kind: planned.kind, template: planned.key, title: "", note: "" },
        ...datesOf(planned, today),
        ...{ created_at: now, updated_at: now },
      });
    }
  }
  const idle = made.filter((row) => row.state === "open" && !wanted.some((each) => isSame(row, each)));
  for (const { id } of idle) await close(tx, { id, reason: "cancelled", now });
}

type Closing = { id: string; reason: "cancelled" | "stay_over"; now: Date };

async function close(tx: Tx, { id, reason, now }: Closing): Promise<void> {
  const changes = { state: "waived", reason, closed_at: now, updated_at: now };
  await updateCheckpoint(tx, { id, changes });
}

function isSame(row: Made, planned: Planned): boolean {
  return row.template === planned.key && row.booking_id === planned.bookingId;
}

/** What should have been done before it was known is due today. */
function datesOf({ on: day, amount }: Planned, today: string) {
  return {
    ...{ planned_on: day, due_on: day < today ? today : day },
    ...{ amount: amount?.amount ?? null, currency: amount?.currency ?? null },
  };
}

type Move = { found: Made; planned: Planned; today: string; now: Date };

async function move(tx: Tx, { found, planned, today, now }: Move): Promise<void> {
  const isBack = found.state === "waived" && found.reason === "cancelled" && planned.until >= today;
  const isMoved = found.planned_on !== planned.on || found.amount !== (planned.amount?.amount ?? null);
  if (!isBack && (found.state !== "open" || found.is_edited || !isMoved)) return;
  await updateCheckpoint(tx, {
    id: found.id,
    changes: {
      ...(found.is_edited ? {} : datesOf(planned, today)),
      ...{ state: "open", reason: null, closed_at: null, snoozed_until: null, is_overdue_told: false },
      updated_at: now,
    },
  });
}

const agreements = [
  ...(["booking_accepted", "booking_changed", "booking_cancelled", "booking_no_show"] as const),
] as const;

/** Checkpoints follow what is agreed with hotels, go over with a client, and forget whom the house forgets. */
export const followBookings = [
  ...([...agreements, "stay_completed"] as const).map((kind) =>
    on(kind, async (tx, deps, { data: { bookingId } }) => planCheckpoints(tx, deps, bookingId)),
  ),
  on("client_handed_over", async (tx, { clock }, { data: { clientId, toId } }) =>
    moveClientCheckpoints(tx, { clientId, toId, now: clock.now() }),
  ),
  on("client_forgotten", async (tx, _deps, { data: { clientId } }) => forgetWords(tx, clientId)),
];
