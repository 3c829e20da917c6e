import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Outcome, ReadingBatch, Snapshot } from "#domain/events/check-ins.ts";
import { ReadingFailed, ScannerOver } from "./refusals.ts";
import { createScanner } from "./scanner.ts";

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const ticket = (name: string) => `${name.padEnd(22, "x")}.1.${"s".repeat(22)}`;
const now = new Date("2026-11-19T22:00:00Z");
const person = (name: string) => ({
  ...{ id: `00000000-0000-4000-8000-00000000000${name.length}`, name, state: "registered" as const },
  ...{
    told: null,
    ticketHash: hash(ticket(name)),
    codeHash: hash(`VELAA26 ${name}`),
    since: null,
    door: null,
  },
});
const snapshot: Snapshot = {
  event: {
    ...{
      code: "VELAA26",
      title: { pt: "Noite", en: "Night" },
      zone: "America/Sao_Paulo",
      isCancelled: false,
    },
    ...{ doorsOpenAt: "2026-11-19T21:00:00.000Z", doorsCloseAt: "2026-11-20T01:00:00.000Z" },
  },
  door: "Jardim",
  counts: { inside: 0, expected: 2, capacity: 2 },
  people: [person("Ana"), person("Bia2")],
  now: now.toISOString(),
};

/** A scanner whose network and clock the test holds. */
function world({ clockMs = 0, stumblesOver = "" } = {}) {
  let network: "up" | "down" | "over" = "up";
  let number = 0;
  const kept: string[] = [];
  const sent: ReadingBatch[] = [];
  const answers: Outcome["result"][] = [];
  const check = () => {
    if (network === "down") throw new TypeError("offline");
    if (network === "over") throw new ScannerOver();
  };
  const scanner = createScanner({
    kept: { device: "d", door: "Jardim", snapshot: null, queue: [] },
    keep: (door) => kept.push(JSON.stringify(door)),
    takeSnapshot: async () => {
      check();
      return snapshot;
    },
    send: async (batch) => {
      check();
      const names = batch.readings.map((reading) => (reading.kind === "walk_in" ? reading.name : ""));
      if (stumblesOver && names.includes(stumblesOver)) throw new ReadingFailed();
      sent.push(batch);
      const outcomes = batch.readings.map(({ id }) => ({
        ...{ id, result: answers.shift() ?? ("ok" as const), registrationId: null, name: "Ana" },
        ...{ since: null, door: null, position: null, other: null },
      }));
      return { outcomes, counts: { inside: 1, expected: 2, capacity: 2 }, now: now.toISOString() };
    },
    now: () => new Date(now.getTime() + clockMs),
    newId: () => `00000000-0000-4000-8000-0000000001${String(number++).padStart(2, "0")}`,
  });
  return { scanner, kept, sent, answers, turn: (to: typeof network) => (network = to) };
}

test("with a network the house says what becomes of a reading", async () => {
  const { scanner, answers } = world();
  await scanner.refresh();
  answers.push("already");
  await scanner.take({ kind: "scan", read: ticket("Ana") });
  expect(scanner.read().shown).toMatchObject({ isLocal: false, outcome: { result: "already" } });
  expect(scanner.read().kept.queue).toEqual([]);
});

test("without one the scanner judges by itself, nobody twice, and tells later what it let in; conflicts are seen", async () => {
  const { scanner, sent, answers, turn, kept } = world({ clockMs: 3 * 3_600_000 });
  await scanner.refresh();
  turn("down");
  const results = [];
  for (const read of [
    ticket("Ana"),
    ticket("Ana"),
    "bia2zz",
    `http://x/events/check-in/OUTRO26#${ticket("Eva")}`,
  ]) {
    await scanner.take({ kind: "scan", read });
    results.push(scanner.read().shown?.outcome.result);
  }
  // Its clock is three hours ahead, after the doors close; the house's counts.
  expect(results).toEqual(["ok", "already", "unknown", "wrong_event"]);
  expect(scanner.read().isOffline).toBe(true);
  expect(scanner.read().kept.snapshot?.counts.inside).toBe(1);
  expect(JSON.parse(kept.at(-1)!).queue).toHaveLength(4);
  turn("up");
  answers.push("already", "already", "unknown", "wrong_event");
  await scanner.refresh();
  expect(sent).toHaveLength(1);
  expect(scanner.read()).toMatchObject({ isOffline: false, conflicts: [{ result: "already" }] });
  expect(scanner.read().kept.queue).toEqual([]);
});

test("what was not sent is there after a reload, a walk-in fills the last place, and a device taken out of use says so", async () => {
  const { scanner, turn } = world();
  await scanner.refresh();
  turn("down");
  await scanner.take({ kind: "person", registrationId: snapshot.people[0]!.id });
  // The other place is Bia's: only a reason gives it to somebody else, and there is no third.
  const come = async (name: string, reason?: string) => {
    await scanner.take({ kind: "walk_in", name, email: null, ...(reason && { reason }) });
    return scanner.read().shown?.outcome;
  };
  expect(await come("Caio")).toMatchObject({ result: "full", name: "Caio" });
  expect(await come("Caio", "Bia não vem")).toMatchObject({ result: "ok" });
  expect(await come("Davi", "Imprensa")).toMatchObject({ result: "full", name: "Davi" });
  await scanner.take({ kind: "undo", registrationId: snapshot.people[0]!.id });
  expect(scanner.read().kept.snapshot?.counts.inside).toBe(1);
  expect(scanner.read().kept.queue).toHaveLength(5);
  turn("over");
  await scanner.refresh();
  expect(scanner.read().isOver).toBe(true);
});

// Two readings at once each judged what waited, so that one person stood twice among the last.
test("among the last readings each stands once, and each person as they were last seen", async () => {
  const { scanner, turn } = world();
  await scanner.refresh();
  turn("down");
  await Promise.all([
    scanner.take({ kind: "scan", read: ticket("Ana") }),
    scanner.take({ kind: "scan", read: ticket("Bia2") }),
  ]);
  await scanner.take({ kind: "scan", read: ticket("Ana") });
  const names = scanner.read().recent.map(({ outcome }) => [outcome.name, outcome.result]);
  expect(names).toEqual([
    ["Ana", "already"],
    ["Bia2", "ok"],
  ]);
});

test("a reading the house stumbles over keeps nobody else waiting, and is not lost", async () => {
  const { scanner, turn, sent } = world({ stumblesOver: "Gil" });
  await scanner.refresh();
  turn("down");
  await scanner.take({ kind: "walk_in", name: "Gil", email: null });
  for (const name of ["Ana", "Bia2"]) await scanner.take({ kind: "scan", read: ticket(name) });
  turn("up");
  await scanner.refresh();
  expect(sent.map(({ readings }) => readings.map(({ kind }) => kind))).toEqual([["scan"], ["scan"]]);
  expect(scanner.read().kept.queue).toMatchObject([{ reading: { name: "Gil" } }]);
  // Whoever comes next is heard too.
  await scanner.take({ kind: "scan", read: ticket("Ana") });
  expect(sent).toHaveLength(3);
  expect(scanner.read().kept.queue).toHaveLength(1);
});
