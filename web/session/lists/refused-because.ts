import { m } from "#messages/messages.js";

/** Why a row is left out of what is done with many, by the server's code. */
export function refusedBecause(code: string): string {
  switch (code) {
    case "not_found":
      return m.list_bulk_not_found();
    case "forbidden":
      return m.list_bulk_own();
    case "second_administrator_needed":
      return m.list_bulk_two();
    case "event_full":
      return m.events_is_full();
    default:
      return m.list_bulk_state();
  }
}
