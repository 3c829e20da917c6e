import { type Outcome, type Reading, reasonOf, type Snapshot } from "#domain/events/check-ins.ts";
import { judge, judgeWalkIn, readShown } from "#domain/events/door.ts";

type Person = Snapshot["people"][number];

/** What a scanner says by itself, by the rule of the house and what it was told last. */
export async function judgeHere(snapshot: Snapshot, reading: Reading, at: Date): Promise<Outcome> {
  const { event, counts, people } = snapshot;
  const door = {
    opensAt: new Date(event.doorsOpenAt),
    closesAt: new Date(event.doorsCloseAt),
    ...{ isCancelled: event.isCancelled, capacity: counts.capacity, inside: counts.inside },
    ...{ taken: counts.expected, waiting: people.filter(({ state }) => state === "waiting").length },
  };
  const none = { since: null, door: null, position: null, other: null };
  const say = (result: Outcome["result"], person?: Person): Outcome => ({
    ...none,
    ...{ id: reading.id, result, registrationId: person?.id ?? null, name: person?.name ?? null },
    ...(result === "already" && { since: person?.since ?? null, door: person?.door ?? null }),
  });
  if (reading.kind === "walk_in") {
    return { ...say(judgeWalkIn({ door, at, isLetIn: reading.reason !== undefined })), name: reading.name };
  }
  if (reading.kind === "undo") {
    const person = people.find(({ id }) => id === reading.registrationId);
    return say(person ? "undone" : "unknown", person);
  }
  const found = reading.kind === "scan" ? await findByRead(snapshot, reading.read) : null;
  const person =
    reading.kind === "person" ? people.find(({ id }) => id === reading.registrationId) : found?.person;
  const result = judge({
    ...{ door, at, isOtherEvent: found?.isOther ?? false, isLetIn: reasonOf(reading) !== undefined },
    shown: person ? { state: person.state, isCurrent: true } : null,
  });
  return say(result, person);
}

/** Whose ticket or code was read, by its hash; another event's says so by its address. */
async function findByRead({ event, people }: Snapshot, read: string) {
  const { ticket, eventCode, code } = readShown(read);
  const isOther = eventCode !== null && eventCode !== event.code;
  const hash = ticket ? await hashOf(ticket) : code ? await hashOf(`${event.code} ${code}`) : null;
  return {
    isOther,
    person: people.find(({ ticketHash, codeHash }) => hash === ticketHash || hash === codeHash),
  };
}

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What a scanner knows after something became of a reading: who is inside, and how many. */
export function noted(snapshot: Snapshot, outcome: Outcome, at: Date): Snapshot {
  const { result, registrationId } = outcome;
  if (result !== "ok" && result !== "undone") return snapshot;
  const isIn = result === "ok";
  const known = snapshot.people.find(({ id }) => id === registrationId);
  if (known && (known.state === "checked_in") === isIn) return snapshot;
  const change = isIn
    ? { state: "checked_in" as const, since: at.toISOString(), door: snapshot.door }
    : { state: "registered" as const, since: null, door: null };
  const step = isIn ? 1 : -1;
  const inside = snapshot.counts.inside + step;
  // Nobody who was on the list: their place is one more that is taken, or one less.
  const expected = snapshot.counts.expected + (known ? 0 : step);
  return {
    ...snapshot,
    counts: { ...snapshot.counts, inside, expected },
    people: snapshot.people.map((person) => (person === known ? { ...person, ...change } : person)),
  };
}
