import type { Outcome, Reading, Snapshot } from "#domain/events/check-ins.ts";

/** A reading that the house has not heard of yet, with what this scanner said to it. */
export type Waiting = { reading: Reading; said: Outcome["result"] | null };

/** What a device keeps of a door: its own secret, whom it expects, and what it has still to tell. */
export type KeptDoor = { device: string; door: string; snapshot: Snapshot | null; queue: Waiting[] };

const keyOf = (code: string) => `event-door:${code}`;

/** What this device keeps of a door; null where it is no scanner of it. */
export function readKept(code: string): KeptDoor | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(code)) ?? "null") as KeptDoor | null;
  } catch {
    return null;
  }
}

/** Keeps it, so that neither a reload nor an empty battery loses a reading. */
export function keepDoor(code: string, door: KeptDoor): void {
  localStorage.setItem(keyOf(code), JSON.stringify(door));
}

/** Lets a door go, with every name. */
export function leaveDoor(code: string): void {
  localStorage.removeItem(keyOf(code));
}
