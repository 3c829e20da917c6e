import { z } from "zod";
import type { ErrorCode } from "../errors.ts";

export const registrationStates = [
  "applied",
  "waiting",
  "registered",
  "checked_in",
  "cancelled",
  "declined",
] as const;
export const RegistrationState = z.enum(registrationStates);
export type RegistrationState = z.infer<typeof RegistrationState>;

/** Who moves a registration: the guest, the door, an administrator, or a place that became free. */
export const registrationActors = ["guest", "door", "house", "place"] as const;
export type RegistrationActor = (typeof registrationActors)[number];

type Arrows = Record<RegistrationState, Partial<Record<RegistrationState, readonly RegistrationActor[]>>>;

/** What may become of a registration, and by whom (loop: state machines); a fam trip begins with an application. */
const arrows: Arrows = {
  applied: { registered: ["house"], waiting: ["house"], declined: ["house"], cancelled: ["guest"] },
  waiting: { registered: ["place", "house"], declined: ["house"], cancelled: ["guest", "house"] },
  registered: { checked_in: ["guest", "door"], cancelled: ["guest", "house"] },
  // Taken back, who had registered has the place again; who had not was never there.
  checked_in: { registered: ["door"], cancelled: ["door"] },
  cancelled: {},
  declined: {},
};

type Move = {
  from: RegistrationState;
  to: RegistrationState;
  by: RegistrationActor;
  reason?: string | null;
};

/** Why a registration cannot be moved so, or null; the house says why it takes a place away. */
export function moveBlocker({ from, to, by, reason }: Move): ErrorCode | null {
  if (!arrows[from][to]?.includes(by)) return "registration_state";
  const isNegative = to === "cancelled" || to === "declined";
  return isNegative && by === "house" && !reason ? "validation_failed" : null;
}

/** Whether it takes one of the places. */
export function holdsPlace(state: RegistrationState): boolean {
  return state === "registered" || state === "checked_in";
}

/** Whether something may still become of it: one person has one such registration for an event. */
export function isStanding(state: RegistrationState): boolean {
  return state !== "cancelled" && state !== "declined";
}

export const standingStates = registrationStates.filter(isStanding);
export const placedStates = registrationStates.filter(holdsPlace);

type Room = { kind: "event" | "fam_trip" | "roadshow"; capacity: number; taken: number; waiting: number };

/** How a new registration begins: an application for a fam trip, else a place, else the end of the waiting list. */
export function firstState({ kind, capacity, taken, waiting }: Room): RegistrationState {
  if (kind === "fam_trip") return "applied";
  // Whoever waits comes first, though a place has just become free.
  return taken < capacity && waiting === 0 ? "registered" : "waiting";
}
