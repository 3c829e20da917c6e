import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import {
  canUndo,
  correctedTime,
  type Door,
  judge,
  judgeWalkIn,
  readShown,
  ticketCode,
  UNDO_MS,
} from "./door.ts";
import { audienceBlocker, timesBlocker } from "./events.ts";
import { missingAnswers } from "./registrations.ts";
import { firstState, moveBlocker, registrationActors, registrationStates } from "./states.ts";
import { dayWithin, dayWords, lastsDays, timeWords } from "./when.ts";

const opensAt = new Date("2026-11-19T21:30:00Z");
const closesAt = new Date("2026-11-20T01:00:00Z");
const during = new Date("2026-11-19T22:00:00Z");
const door: Door = { opensAt, closesAt, isCancelled: false, capacity: 2, inside: 0, taken: 1, waiting: 0 };
const registered = { state: "registered", isCurrent: true } as const;

test("a registration goes exactly these ways, each by those who may", () => {
  const allowed = registrationStates.flatMap((from) =>
    registrationStates.flatMap((to) =>
      registrationActors
        .filter((by) => moveBlocker({ from, to, by, reason: "porque sim" }) === null)
        .map((by) => `${from} ${to} ${by}`),
    ),
  );
  expect(allowed).toEqual([
    "applied waiting house",
    "applied registered house",
    "applied cancelled guest",
    "applied declined house",
    "waiting registered house",
    "waiting registered place",
    "waiting cancelled guest",
    "waiting cancelled house",
    "waiting declined house",
    "registered checked_in guest",
    "registered checked_in door",
    "registered cancelled guest",
    "registered cancelled house",
    "checked_in registered door",
    "checked_in cancelled door",
  ]);
  expect(moveBlocker({ from: "registered", to: "cancelled", by: "house" })).toBe("validation_failed");
  expect(moveBlocker({ from: "registered", to: "cancelled", by: "guest" })).toBeNull();
});

test("a place while there is one and nobody waits for it, then the waiting list; a fam trip is applied for", () => {
  const room = { kind: "event", capacity: 2, taken: 1, waiting: 0 } as const;
  expect(firstState(room)).toBe("registered");
  expect(firstState({ ...room, taken: 2 })).toBe("waiting");
  expect(firstState({ ...room, waiting: 1 })).toBe("waiting");
  expect(firstState({ ...room, kind: "fam_trip" })).toBe("applied");
});

test("the door says each of its seven words where it belongs", () => {
  const say = (change: Partial<Parameters<typeof judge>[0]>) =>
    judge({ door, shown: registered, at: during, ...change });
  expect(say({})).toBe("ok");
  expect(say({ shown: { ...registered, state: "checked_in" } })).toBe("already");
  expect(say({ at: new Date(opensAt.getTime() - 1) })).toBe("not_yet");
  expect(say({ at: new Date(opensAt.getTime() - 1), isLetIn: true })).toBe("ok");
  expect(say({ at: closesAt })).toBe("closed");
  expect(say({ at: closesAt, isLetIn: true })).toBe("closed");
  expect(say({ door: { ...door, isCancelled: true } })).toBe("closed");
  expect(say({ door: { ...door, inside: 2 } })).toBe("full");
  expect(say({ shown: { ...registered, state: "waiting" } })).toBe("full");
  expect(say({ shown: null })).toBe("unknown");
  expect(say({ shown: { ...registered, isCurrent: false } })).toBe("unknown");
  expect(say({ shown: { ...registered, state: "cancelled" } })).toBe("unknown");
  expect(say({ isOtherEvent: true })).toBe("wrong_event");
  expect(judgeWalkIn({ door, at: during })).toBe("ok");
  expect(judgeWalkIn({ door: { ...door, inside: 2 }, at: during, isLetIn: true })).toBe("full");
  expect(judgeWalkIn({ door, at: closesAt, isLetIn: true })).toBe("closed");
  const early = new Date(opensAt.getTime() - 1);
  expect(judgeWalkIn({ door, at: early })).toBe("not_yet");
  expect(judgeWalkIn({ door, at: early, isLetIn: true })).toBe("ok");
});

test("a place that has a name, or that somebody waits for, is given to nobody else without a reason", () => {
  for (const given of [
    { ...door, taken: 2 },
    { ...door, waiting: 1 },
  ]) {
    expect(judgeWalkIn({ door: given, at: during })).toBe("full");
    expect(judgeWalkIn({ door: given, at: during, isLetIn: true })).toBe("ok");
  }
});

test("whoever comes in whatever order, nobody is inside twice and never more than there are places", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(9), { maxLength: 40 }),
      fc.integer({ min: 1, max: 8 }),
      (arrivals, capacity) => {
        const inside = new Set<number>();
        for (const who of arrivals) {
          const state = inside.has(who) ? ("checked_in" as const) : ("registered" as const);
          const shown = { state, isCurrent: true };
          const word = judge({ door: { ...door, capacity, inside: inside.size }, shown, at: during });
          if (word === "ok") inside.add(who);
          else expect(inside.has(who) ? word === "already" : word === "full").toBe(true);
        }
        expect(inside.size).toBe(Math.min(capacity, new Set(arrivals).size));
      },
    ),
    propertyRuns(100),
  );
});

test("a scanner whose clock is wrong by any amount notes the right time, and never one that is still to come", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(3_600_000), (wrongMs, agoMs) => {
      const [now, since] = [during, new Date(during.getTime() - 3_600_000)];
      const theirs = (ms: number) => new Date(ms + wrongMs);
      const at = correctedTime({
        at: theirs(now.getTime() - agoMs),
        sentAt: theirs(now.getTime()),
        since,
        now,
      });
      expect(at.getTime()).toBe(now.getTime() - agoMs);
    }),
    propertyRuns(100),
  );
  const noted = { at: new Date(during.getTime() + 5_000), sentAt: during, since: opensAt, now: during };
  expect(correctedTime(noted)).toEqual(during);
  const ages = { at: new Date("0001-01-01T00:00:00Z"), sentAt: new Date("9999-12-31T23:59:59Z") };
  expect(correctedTime({ ...noted, ...ages })).toEqual(opensAt);
});

test("a check-in can be taken back for five minutes", () => {
  expect(canUndo({ receivedAt: during, now: new Date(during.getTime() + UNDO_MS - 1) })).toBe(true);
  expect(canUndo({ receivedAt: during, now: new Date(during.getTime() + UNDO_MS) })).toBe(false);
});

test("what a reader reads is a ticket, bare or in its address, a typed code, or nothing we know", () => {
  const ticket = `${"a".repeat(22)}.3.${"B".repeat(22)}`;
  const none = { ticket: null, eventCode: null, code: null };
  expect(readShown(ticket)).toEqual({ ...none, ticket });
  expect(readShown(` https://x.test/events/check-in/VELAA26#${ticket}\n`)).toEqual({
    ...{ ticket, eventCode: "VELAA26", code: null },
  });
  expect(readShown("k7z pq4")).toEqual({ ...none, code: "K7ZPQ4" });
  for (const strange of ["", "https://example.com/", `${ticket}x`, "<script>alert(1)</script>", "K7ZPQ45"])
    expect(readShown(strange)).toEqual(none);
  expect(ticketCode(new Uint8Array([0, 29, 30, 255, 128, 7]))).toMatch(/^[A-HJKMNP-TV-Z2-9]{6}$/);
});

test("hours that cannot be are named by their field, and a zone by its name", () => {
  const times = {
    ...{ startsAt: "2026-11-19T22:00:00Z", endsAt: "2026-11-20T01:30:00Z", zone: "America/Sao_Paulo" },
    ...{ doorsOpenAt: "2026-11-19T21:30:00Z", doorsCloseAt: "2026-11-20T00:00:00Z" },
  };
  expect(timesBlocker(times)).toBeNull();
  expect(timesBlocker({ ...times, endsAt: times.startsAt })).toBe("endsAt");
  expect(timesBlocker({ ...times, doorsOpenAt: times.endsAt })).toBe("doorsOpenAt");
  expect(timesBlocker({ ...times, doorsCloseAt: times.doorsOpenAt })).toBe("doorsCloseAt");
  expect(timesBlocker({ ...times, zone: "Brasil/Aqui" })).toBe("zone");
  const at = new Date(times.startsAt);
  expect([dayWords(at, times.zone, "pt"), timeWords(at, times.zone, "pt")]).toEqual([
    "Quinta-feira, 19 de novembro de 2026",
    "19h00",
  ]);
  expect(timeWords(at, "Indian/Maldives", "en")).toBe("03:00");
  expect([dayWithin(at, times.zone, "pt"), dayWithin(at, times.zone, "en")]).toEqual([
    "quinta-feira, 19 de novembro de 2026",
    expect.stringMatching(/^Thursday,? 19 November 2026$/),
  ]);
  const later = (hours: number) => lastsDays(at, new Date(at.getTime() + hours * 3_600_000));
  expect([later(4), later(24), later(25)]).toEqual([false, false, true]);
});

test("a fam trip is never for everybody, and some members are named", () => {
  const trip = { kind: "fam_trip", audience: "members", roles: [] } as const;
  const blocker = (change: object) => audienceBlocker({ ...trip, roles: [], ...change });
  expect(blocker({})).toBeNull();
  expect(blocker({ audience: "public" })).toBe("audience");
  expect(blocker({ kind: "event", audience: "public" })).toBeNull();
  expect(blocker({ audience: "roles" })).toBe("roles");
});

test("a question that needs an answer is missed, another is not", () => {
  const questions = [
    { id: "porque", isRequired: true },
    { id: "cozinha", isRequired: false },
  ];
  expect(missingAnswers(questions, [])).toEqual(["porque"]);
  expect(missingAnswers(questions, [{ id: "porque", text: "Sim" }])).toEqual([]);
});
