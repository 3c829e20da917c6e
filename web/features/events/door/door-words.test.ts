import { expect, test } from "vitest";
import type { Outcome } from "#domain/events/check-ins.ts";
import { doorWords, looks } from "./door-words.ts";

const results = ["ok", "already", "not_yet", "closed", "full", "unknown", "wrong_event"] as const;
const event = {
  ...{ zone: "America/Sao_Paulo", doorsOpenAt: "2026-03-05T22:00:00Z" },
  doorsCloseAt: "2026-03-06T01:00:00Z",
};
const counts = { inside: 2, expected: 3, capacity: 3 };
const outcomeOf = (result: Outcome["result"]): Outcome => ({
  ...{ id: "9b2f4c1e-0d7a-4d4e-9a55-0c6f1f6f8a10", result, name: "Ana Prado", door: null },
  ...{ since: null, registrationId: null, position: null, other: null },
});

test("each of the seven words of the door is told from the others by its drawing, its sound and its words", () => {
  const shown = results.map((result) => ({
    drawing: looks[result].icon,
    sound: looks[result].notes.join(),
    words: doorWords({ outcome: outcomeOf(result), event, counts, isLocal: false }).word,
  }));
  for (const part of ["drawing", "sound", "words"] as const)
    expect(new Set(shown.map((one) => one[part])).size, part).toBe(results.length);
  for (const result of results) expect(looks[result].tone).not.toBe("");
});
