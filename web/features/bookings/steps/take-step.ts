import type { Booking } from "#domain/bookings/bookings.ts";
import { MAX_BOOKING_FILE_BYTES } from "#domain/bookings/files.ts";
import { MAX_NIGHTS } from "#domain/bookings/spans.ts";
import type { BookingStep } from "#domain/bookings/steps.ts";
import { m } from "#messages/messages.js";
import { formatBytes } from "#web/locale/format.ts";
import type { Outcome } from "#web/session/queries/outcome.ts";

/** Sends a step and says what became of it. */
export type TakeStep = (step: BookingStep, booking: Booking) => Promise<Outcome<unknown, unknown>>;

/** Why a step or a request was not taken, in words. */
export function refusalText(outcome: Outcome<unknown, unknown>): string {
  if (outcome.state === "offline") return m.account_error_offline();
  if (outcome.state === "conflict") return m.bookings_error_conflict();
  if (outcome.state !== "refused") return m.account_error_other();
  const fields = Object.values(outcome.fields);
  if (fields.includes("in_past")) return m.bookings_error_past();
  if (fields.includes("ends_before_start")) return m.bookings_error_order();
  if (fields.includes("too_far_ahead")) return m.bookings_error_far();
  if (fields.includes("too_long_ago")) return m.bookings_error_long_ago();
  const { checkOut, "step.proposal.checkOut": proposed } = outcome.fields;
  if ([checkOut, proposed].includes("too_long")) return m.bookings_error_nights({ most: MAX_NIGHTS });
  if ("file" in outcome.fields) return m.bookings_file_broken();
  switch (outcome.code) {
    case "booking_state":
      return m.bookings_error_state_other();
    case "confirmation_taken":
      return m.bookings_error_number();
    case "product_full":
      return m.bookings_error_full();
    case "booking_files_full":
      return m.bookings_error_files_full();
    case "body_too_large":
      return m.bookings_file_large({ most: formatBytes(MAX_BOOKING_FILE_BYTES) });
    case "unsupported_media_type":
      return m.bookings_file_type();
    case "booking_exists":
      return m.bookings_error_exists();
    case "no_contract":
      return m.bookings_error_contract();
    case "no_desk":
      return m.bookings_error_desk();
    case "journey_state":
      return m.bookings_error_journey();
    case "booking_link_used":
      return m.bookings_error_link_used();
    case "booking_link_over":
      return m.bookings_error_link_over();
    default:
      return m.account_error_other();
  }
}
