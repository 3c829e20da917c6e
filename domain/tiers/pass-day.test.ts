import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { houseTiers } from "../accounts/tiers.ts";
import { dayAfter, nightsBetween } from "../zones.ts";
import { keepsStep, keptFrom, ladderBlocker, missingTo, reachedPlace, type Step } from "./ladders.ts";
import { type Climber, passDay } from "./pass-day.ts";
import { isNoticeDay, quarterEnd } from "./quarters.ts";

const steps: Step[] = houseTiers.map(({ name, score }) => ({
  name,
  score,
  hotels: 0,
  trainings: 0,
  onTime: 0,
}));
const having = (score: number) => ({ score, hotels: 0, trainings: 0, onTime: null });
const at = (place: number, rest: Partial<Climber> = {}): Climber => ({
  place,
  isLocked: false,
  warnedFor: null,
  ...rest,
});

test("a ladder begins with a step that asks nothing, has all tiers, and never asks less further up", () => {
  expect(ladderBlocker(steps)).toBeNull();
  expect(ladderBlocker([])).toBe("ladder_first_step");
  expect(ladderBlocker(steps.slice(1))).toBe("ladder_first_step");
  expect(ladderBlocker([{ ...steps[0]!, score: 1 }, ...steps.slice(1)])).toBe("ladder_first_step");
  expect(ladderBlocker(steps.slice(0, 3))).toBe("ladder_incomplete");
  const swapped = steps.map((step) => (step.name === "gold" ? { ...step, score: 2_000 } : step));
  expect(ladderBlocker(swapped)).toBe("ladder_out_of_order");
  const easier = steps.map((step) => (step.name === "gold" ? { ...step, hotels: 2 } : step));
  expect(ladderBlocker(easier)).toBe("ladder_out_of_order");
});

test("a tier is reached by every criterion and kept from nine tenths on", () => {
  expect([-10, 199, 200, 3_000].map((score) => reachedPlace(steps, having(score)))).toEqual([0, 0, 1, 4]);
  const asking = steps.map((step, place) => ({
    ...step,
    ...{ hotels: place, trainings: place, onTime: place * 20 },
  }));
  expect(reachedPlace(asking, { score: 700, hotels: 1, trainings: 9, onTime: 90 })).toBe(1);
  expect(missingTo(asking[2]!, { score: 612, hotels: 1, trainings: 0, onTime: null })).toEqual([
    { criterion: "hotels", missing: 1 },
    { criterion: "trainings", missing: 2 },
    { criterion: "onTime", missing: 40 },
  ]);
  expect([539, 540].map((score) => keepsStep(steps[2]!, having(score)))).toEqual([false, true]);
  expect([keptFrom(600), keptFrom(0), keptFrom(15)]).toEqual([540, 0, 14]);
});

test("quarters end in March, June, September and December, and notice is thirty days before at the latest", () => {
  expect(["2026-01-01", "2026-05-31", "2026-09-30", "2026-12-02"].map(quarterEnd)).toEqual([
    ...["2026-03-31", "2026-06-30", "2026-09-30", "2026-12-31"],
  ]);
  const days = ["2026-02-23", "2026-02-24", "2026-03-01", "2026-03-02"];
  expect(days.map(isNoticeDay)).toEqual([false, true, true, false]);
});

test("up at once; down one step when the quarter has ended that was told, unless one came back; locked, neither", () => {
  const day = (today: string, score: number, then: number | null = null) => ({
    ...{ today, steps, values: having(score), valuesThen: then === null ? null : having(then) },
  });
  expect(passDay(at(1), day("2026-02-10", 1_600))).toEqual({ kind: "rise", place: 3 });
  expect(passDay(at(2), day("2026-02-10", 100))).toBeNull();
  expect(passDay(at(2), day("2026-02-25", 539))).toEqual({ kind: "warn", quarterEndsOn: "2026-03-31" });
  const told = at(2, { warnedFor: "2026-03-31" });
  expect(passDay(told, day("2026-03-31", 0))).toBeNull();
  expect(passDay(told, day("2026-04-01", 0, 539))).toEqual({ kind: "fall", place: 1 });
  expect(passDay(told, day("2026-04-01", 0, 540))).toEqual({ kind: "keep" });
  expect(passDay(told, day("2026-04-04", 610, 539))).toEqual({ kind: "keep" });
  expect(passDay({ ...told, isLocked: true }, day("2026-04-01", 0, 0))).toEqual({ kind: "keep" });
  expect(passDay(at(1, { isLocked: true }), day("2026-02-10", 1_600))).toBeNull();
});

test("no sequence of days flaps between tiers", () => {
  const changes = fc.array(fc.integer({ min: -400, max: 400 }), { minLength: 400, maxLength: 400 });
  fc.assert(
    fc.property(changes, fc.integer({ min: 0, max: 3_200 }), (daily, begin) => {
      const moves = walk(daily, begin);
      for (const [index, move] of moves.entries()) {
        const before = moves[index - 1];
        if (move.isUp) expect(move.score).toBeGreaterThanOrEqual(steps[move.to]!.score);
        else {
          // Down only by one step, the day after a quarter, from below nine tenths, after thirty days' notice.
          expect(move.from - move.to).toBe(1);
          expect(quarterEnd(dayAfter(move.day, -1))).toBe(dayAfter(move.day, -1));
          expect(move.score * 10).toBeLessThan(steps[move.from]!.score * 9);
          expect(nightsBetween(move.toldOn!, move.day)).toBeGreaterThan(30);
        }
        if (!before || before.isUp === move.isUp) continue;
        // Whoever turns round has a tenth of the threshold between the two, and never on the same day.
        const threshold = steps[Math.max(move.from, move.to)]!.score;
        if (move.to === before.from)
          expect(Math.abs(move.score - before.score) * 10).toBeGreaterThan(threshold);
        expect(move.day).not.toBe(before.day);
      }
    }),
    propertyRuns(60),
  );
});

type Move = { day: string; from: number; to: number; isUp: boolean; score: number; toldOn: string | null };

/** A year and more of a person whose score changes each day by so much. */
function walk(daily: readonly number[], begin: number): Move[] {
  const moves: Move[] = [];
  let [day, score, toldOn] = ["2026-01-01", begin, null as string | null];
  const climber: Climber = at(0);
  for (const change of daily) {
    const then = having(score);
    day = dayAfter(day, 1);
    score = Math.max(0, score + change);
    const isOver = climber.warnedFor !== null && climber.warnedFor < day;
    const today = { today: day, steps, values: having(score), valuesThen: isOver ? then : null };
    const passage = passDay(climber, today);
    if (passage?.kind === "warn") [climber.warnedFor, toldOn] = [passage.quarterEndsOn, day];
    if (passage?.kind === "rise" || passage?.kind === "fall") {
      const isUp = passage.kind === "rise";
      moves.push({
        day,
        from: climber.place,
        to: passage.place,
        isUp,
        score: isUp ? score : then.score,
        toldOn,
      });
      climber.place = passage.place;
    }
    if (passage && passage.kind !== "warn") climber.warnedFor = null;
  }
  return moves;
}
