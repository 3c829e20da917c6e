import type { StayTerms } from "#domain/bookings/steps.ts";
import type { Checkpoint } from "#domain/checkpoints/checkpoints.ts";
import { templateOf } from "#domain/checkpoints/templates.ts";
import type { Localized } from "#domain/localized.ts";
import type { Currency } from "#domain/money/money.ts";
import type { CheckpointRow } from "./queries.ts";

/** A checkpoint as its owner reads it. */
export function toCheckpoint(row: CheckpointRow): Checkpoint {
  const { amount, currency, journey_id: journeyId, booking_id: bookingId } = row;
  return {
    ...{ id: row.id, kind: row.kind as Checkpoint["kind"], template: templateOf(row.template) },
    ...{ title: row.title, note: row.note, day: row.day, dueOn: row.due_on, dueTime: row.due_time },
    perk: perkOf(row),
    plan: planOf(row),
    isEdited: row.is_edited,
    amount: amount === null ? null : { amount, currency: currency as Currency },
    journey: journeyId === null ? null : { id: journeyId, title: row.journey_title ?? "" },
    booking:
      bookingId === null
        ? null
        : { id: bookingId, reference: row.reference ?? "", hotelName: row.hotel_name ?? "" },
    state: row.state as Checkpoint["state"],
    closedAt: row.closed_at?.toISOString() ?? null,
    reason: row.reason as Checkpoint["reason"],
    ...{ reasonNote: row.reason_note, isByGuest: row.closed_by === "guest", version: row.version },
  };
}

function planOf(row: CheckpointRow): Checkpoint["plan"] {
  const { plan_title: title, plan_note: note, plan_dimension: dimension } = row;
  if (!title) return null;
  const { plan_fact: fact, plan_times: times, plan_seen: seen } = row;
  return {
    ...{ title: title as Localized, note: note as Localized, dimension: dimension as Localized },
    proof: fact && times ? { fact, times, seen: seen ?? 0 } : null,
  };
}

/** What the hotel promised, as the terms of the stay say it now. */
export function perkOf({ template, terms }: Pick<CheckpointRow, "template" | "terms">) {
  const [name, at] = template?.split(":") ?? [];
  return name === "perk" ? ((terms as StayTerms | null)?.perks[Number(at)] ?? null) : null;
}
