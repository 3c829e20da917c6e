import type { RegistrationState } from "./states.ts";

/** How a ticket that is shown at the door ends. */
export const doorResults = ["ok", "already", "not_yet", "closed", "full", "unknown", "wrong_event"] as const;
export type DoorResult = (typeof doorResults)[number];

/** How many readings a scanner sends at a time. */
export const BATCH = 100;

/** How long a check-in can be taken back; until then nobody has attended. */
export const UNDO_MS = 5 * 60_000;

export type Door = {
  opensAt: Date;
  closesAt: Date;
  isCancelled: boolean;
  capacity: number;
  /** People, not readings. */
  inside: number;
  /** Who has a place, inside or still to come. */
  taken: number;
  waiting: number;
};

type Shown = { state: RegistrationState; isCurrent: boolean } | null;
type Look = { door: Door; shown: Shown; isOtherEvent?: boolean; at: Date; isLetIn?: boolean };

/** What the door says to a ticket at a moment; the same rule on the server and on a scanner without a network. */
export function judge({ door, shown, isOtherEvent = false, at, isLetIn = false }: Look): DoorResult {
  if (isOtherEvent) return "wrong_event";
  if (!shown?.isCurrent || shown.state === "cancelled" || shown.state === "declined") return "unknown";
  if (shown.state === "checked_in") return "already";
  if (door.isCancelled || at >= door.closesAt) return "closed";
  if (at < door.opensAt && !isLetIn) return "not_yet";
  if (shown.state !== "registered") return "full";
  return door.inside >= door.capacity ? "full" : "ok";
}

/**
 * Whether somebody without a registration can come in: to a place that is nobody's and that nobody waits for, or with a
 * reason to one whose guest has not come; never to more than there are.
 */
export function judgeWalkIn({ door, at, isLetIn = false }: Omit<Look, "shown" | "isOtherEvent">): DoorResult {
  if (door.isCancelled || at >= door.closesAt) return "closed";
  if (at < door.opensAt && !isLetIn) return "not_yet";
  if (door.inside >= door.capacity) return "full";
  return isLetIn || (door.taken < door.capacity && door.waiting === 0) ? "ok" : "full";
}

type Noted = { at: Date; sentAt: Date; since: Date; now: Date };

/** When something happened by our clock, that a scanner noted by its own: since it was one, and never later than now. */
export function correctedTime({ at, sentAt, since, now }: Noted): Date {
  const corrected = at.getTime() + (now.getTime() - sentAt.getTime());
  return new Date(Math.min(Math.max(corrected, since.getTime()), now.getTime()));
}

/** Whether a check-in can still be taken back. */
export function canUndo({ receivedAt, now }: { receivedAt: Date; now: Date }): boolean {
  return now.getTime() - receivedAt.getTime() < UNDO_MS;
}

const TICKET = /(?:^|#)([A-Za-z0-9_-]{22})\.(\d{1,6})\.([A-Za-z0-9_-]{22})$/;
const ADDRESS = /\/events\/check-in\/([A-Z0-9]{4,12})#/;

/** What a reader read: the ticket in it, the event that its address names, or a code of six letters that was typed. */
export function readShown(read: string): {
  ticket: string | null;
  eventCode: string | null;
  code: string | null;
} {
  const trimmed = read.trim();
  const found = TICKET.exec(trimmed);
  const eventCode = ADDRESS.exec(trimmed)?.[1] ?? null;
  if (found) return { ticket: `${found[1]}.${found[2]}.${found[3]}`, eventCode, code: null };
  const typed = trimmed.toUpperCase().replace(/[\s-]/g, "");
  return { ticket: null, eventCode, code: /^[A-Z0-9]{6}$/.test(typed) ? typed : null };
}

// Without what is mistaken for another: I, L, O, U, 0, 1.
const LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

/** The six letters that stand for a ticket where no camera reads it, from random bytes. */
export function ticketCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, 6), (byte) => LETTERS[byte % LETTERS.length]).join("");
}
