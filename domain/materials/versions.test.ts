import { expect, test } from "vitest";
import { fileName, missingSlots, slotPart } from "./kits.ts";
import {
  daysBlocker,
  latestOf,
  type Mover,
  moveBlocker,
  supersededBy,
  type Times,
  takeBlocker,
  type VersionState,
  versionStates,
} from "./versions.ts";

const movers: Mover[] = ["hotel", "admin", "house"];

test("a version goes these ways and no other, each by whoever may", () => {
  const allowed = versionStates.flatMap((from) =>
    versionStates.flatMap((to) =>
      movers
        .filter((by) => moveBlocker({ from, to, by, comment: "porque" }) === null)
        .map((by) => `${from} → ${to} by ${by}`),
    ),
  );
  expect(allowed).toEqual([
    "uploaded → in_review by hotel",
    "uploaded → published by admin",
    "in_review → returned by admin",
    "in_review → published by admin",
    "published → superseded by house",
    "published → expired by house",
  ]);
});

test("what is sent back says why; a hotel publishes nothing; what is over stays over", () => {
  expect(moveBlocker({ from: "in_review", to: "returned", by: "admin", comment: " " })).toBe("comment");
  expect(moveBlocker({ from: "in_review", to: "published", by: "hotel" })).toBe("forbidden");
  expect(moveBlocker({ from: "returned", to: "published", by: "admin" })).toBe("conflict");
});

test.each([
  [{}, null],
  [{ validFrom: "2027-01-01", validUntil: "2027-01-01" }, null],
  [{ validFrom: "2027-01-02", validUntil: "2027-01-01" }, "validUntil"],
  [{ validUntil: "2027-01-01", embargoUntil: "2027-02-01" }, "embargoUntil"],
  [{ embargoUntil: "2027-02-01" }, null],
  [{ validUntil: "2026-12-31" }, null],
  [{ validUntil: "2026-12-30" }, "validUntil"],
])("%j is refused for %s", (days, field) => {
  expect(daysBlocker(days, "2026-12-31")).toBe(field);
});

const now = new Date("2026-11-15T12:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const version = (number: number, state: VersionState, opens = -1, closes: number | null = null) =>
  ({
    number,
    state,
    opensAt: days(opens),
    closesAt: closes === null ? null : days(closes),
  }) satisfies Times & {
    number: number;
  };

test.each([
  ["published", -1, null, null],
  ["published", 0, null, null],
  ["published", 1, null, "embargoed"],
  ["published", -1, 0, "expired"],
  ["published", -1, 1, null],
  ["in_review", -1, null, "unpublished"],
  ["returned", -1, null, "unpublished"],
  ["superseded", -1, null, "unpublished"],
  ["expired", -1, 1, "expired"],
] as const)("%s, open from day %i to %s: %s", (state, opens, closes, blocker) => {
  expect(takeBlocker(version(1, state, opens, closes), now)).toBe(blocker);
});

test("the version shown is the newest that can be taken, else the next, else the last", () => {
  const old = version(1, "published");
  const next = version(2, "published", 3);
  expect(latestOf([old, next], now)).toBe(old);
  expect(latestOf([version(1, "expired", -3, -1), next], now)).toBe(next);
  expect(latestOf([version(1, "expired", -3, -1), version(2, "in_review")], now)?.number).toBe(1);
  expect(latestOf([version(1, "in_review"), version(2, "returned")], now)).toBeUndefined();
});

test("a version is superseded when the newer one opens, not when it is announced", () => {
  const [old, next] = [version(1, "published"), version(2, "published", 3)];
  expect(supersededBy([old, next], now)).toEqual([]);
  expect(supersededBy([old, next], days(3))).toEqual([old]);
});

test("a hotel has one fact sheet and many photographs; a saved name works on every system", () => {
  expect(slotPart("fact_sheet", "Ficha 2027")).toBe("");
  expect(slotPart("photo", "Café da manhã, varanda")).toBe("cafe-da-manha-varanda");
  const name = { hotel: "Martinhal Sagres", title: 'Jantar: "terraço"', number: 5, mediaType: "image/jpeg" };
  expect(fileName(name)).toBe("Martinhal Sagres Jantar terraço v5.jpg");
  expect(missingSlots([{ type: "photo", language: "none" }])).toHaveLength(10);
});
