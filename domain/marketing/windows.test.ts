import { expect, test } from "vitest";
import { campaignStates, canTake, isReversed, moveBlocker, situationOf } from "./windows.ts";

test("a campaign goes these ways and no other, and is taken back only with a reason", () => {
  const ways = campaignStates.flatMap((from) =>
    campaignStates
      .filter((to) => moveBlocker({ from, to, reason: "tarifa errada" }) === null)
      .map((to) => `${from} → ${to}`),
  );
  expect(ways).toEqual(["draft → published", "published → withdrawn", "withdrawn → published"]);
  expect(moveBlocker({ from: "published", to: "withdrawn", reason: "  " })).toBe("reason");
});

test("a validity that ends before it begins is reversed; one day is not", () => {
  expect(isReversed({ startsOn: "2026-05-02", endsOn: "2026-05-01" })).toBe(true);
  expect(isReversed({ startsOn: "2026-05-02", endsOn: "2026-05-02" })).toBe(false);
});

const opensAt = new Date("2026-05-10T03:00:00Z");
const closesAt = new Date("2026-05-20T03:00:00Z");
const at = (hours: number, hoursEarly: number, state: "draft" | "published" = "published") =>
  situationOf(
    { state, opensAt, closesAt },
    { now: new Date(opensAt.getTime() + hours * 3_600_000), hoursEarly },
  );

test.each([
  [-49, null, null],
  [-48, "announced", "early"],
  [-1, "announced", "early"],
  [0, "open", "open"],
  [239, "open", "open"],
  [240, "ended", "ended"],
])(
  "%i hours from its opening it is %s to all, %s to those who see it 48 hours early",
  (hours, all, early) => {
    expect([at(hours, 0), at(hours, 48)]).toEqual([all, early]);
  },
);

test("nobody sees a draft; pieces are taken while it is open, or early", () => {
  expect(at(5, 48, "draft")).toBeNull();
  expect((["announced", "early", "open", "ended"] as const).filter(canTake)).toEqual(["early", "open"]);
});
