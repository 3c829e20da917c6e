import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { transact } from "#platform/database/transact.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { on } from "./listener.ts";
import { recordFacts } from "./record-facts.ts";

const race = openRaces();

race(
  "what one cause brings about is heard of once, though two tell of it at once",
  { keys: { "server/facts/queries.ts#insertFacts": "facts_kind_cause_key" } },
  async ({ db, deps: given }) => {
    const userId = randomUUID();
    const fact = { kind: "account_waiting", cause: userId, data: { userId } } as const;
    const heard: string[] = [];
    const counts = [on("account_waiting", async (_tx, _deps, { cause }) => void heard.push(cause))];
    const deps = { ...given, listeners: { ...given.listeners, counts, tells: [] } };
    await whileOpen(
      db,
      (tx) => recordFacts(tx, deps, [fact]),
      () => transact(db, (tx) => recordFacts(tx, deps, [fact])),
    );
    expect(heard).toEqual([userId]);
  },
);
