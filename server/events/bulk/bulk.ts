import type { BulkActionId } from "#domain/bulk/bulk.ts";
import { holdsPlace, moveBlocker, type RegistrationState } from "#domain/events/states.ts";
import type { BulkAction } from "../../bulk/bulk-action.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { moveRegistration } from "../desk/registrations.ts";
import { countOf, findRegistration } from "../queries.ts";
import { findRegistrationsById } from "./queries.ts";

/** What a guest reads of a reason is one line of a letter. */
const REASON_MAX = 300;

const moveMany = (id: BulkActionId, to: "registered" | "declined" | "cancelled"): BulkAction<Deps> => ({
  id,
  audit: "registration.moved",
  ...(to !== "registered" && { needsReason: true }),
  check: async ({ db }, { ids }) => {
    const found = new Map((await findRegistrationsById(db, ids)).map((row) => [row.id, row]));
    const rows = ids.flatMap((one) => found.get(one) ?? []);
    const counts = await countOf(db, [...new Set(rows.map((row) => row.event_id))]);
    const given = new Map<string, number>();
    return rows.map((row) => {
      const from = row.state as RegistrationState;
      let blocker = moveBlocker({ from, to, by: "house", reason: "given" });
      if (!blocker && holdsPlace(to)) {
        // Places are given in the order of the selection: whoever comes after the last has none.
        const taken = counts(row.event_id).taken + (given.get(row.event_id) ?? 0);
        if (taken >= row.capacity) blocker = "event_full";
        else given.set(row.event_id, (given.get(row.event_id) ?? 0) + 1);
      }
      return { id: row.id, name: row.name || (row.email ?? ""), version: row.version, blocker };
    });
  },
  run: async (deps, { actor, item: { id: registrationId, version }, reason }) => {
    const held = await findRegistration(deps.db, registrationId);
    if (!held) throw refuse("not_found");
    const line = to === "registered" ? null : (reason?.replace(/\s+/g, " ").slice(0, REASON_MAX) ?? null);
    return moveRegistration(deps, {
      ...{ actor, eventId: held.event_id, id: registrationId },
      move: { to, reason: line, version },
    });
  },
});

/** Gives many who applied or wait a place, declines them, or cancels, with one reason that each reads. */
export const registrationsBulk = [
  moveMany("registrations.select", "registered"),
  moveMany("registrations.decline", "declined"),
  moveMany("registrations.cancel", "cancelled"),
];
