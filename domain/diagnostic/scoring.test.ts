import fc from "fast-check";
import { expect, test } from "vitest";
import { firstQuestionnaire } from "#database/seed/house/questionnaire/first-questionnaire.ts";
import { propertyRuns } from "#testing/property-runs.ts";
import { funnelOf } from "./funnel.ts";
import { planOf } from "./plans.ts";
import type { QuestionnaireContent } from "./questionnaires.ts";
import { type Answers, askedQuestions, levelAbove, nextOpen, portraitSoFar, scoreOf } from "./scoring.ts";

const { questions, dimensions } = firstQuestionnaire;
const runs = propertyRuns(200);

/** A path somebody may take: an option or "not for me" at every question that is put to them. */
const paths = fc
  .array(fc.nat({ max: 6 }), { minLength: questions.length, maxLength: questions.length })
  .map(walk);

function walk(choices: number[]): [string, string | null][] {
  const answers: Record<string, string | null> = {};
  const taken: [string, string | null][] = [];
  for (const choice of choices) {
    const key = nextOpen(firstQuestionnaire, answers);
    if (!key) break;
    const { options } = questions.find((each) => each.key === key)!;
    const option = choice === 6 ? null : options[choice % options.length]!.key;
    answers[key] = option;
    taken.push([key, option]);
  }
  return taken;
}

const score = (taken: [string, string | null][]) => scoreOf(firstQuestionnaire, Object.fromEntries(taken));

test("every path ends in a result, with a level, two strengths, two gaps and four to six dated actions", () => {
  fc.assert(
    fc.property(paths, (taken) => {
      const answers = Object.fromEntries(taken);
      expect(nextOpen(firstQuestionnaire, answers)).toBeNull();
      const result = scoreOf(firstQuestionnaire, answers);
      const measured = result.dimensions.filter(({ score: each }) => each !== null);
      expect(result.overall === null).toBe(measured.length === 0);
      expect(result.level === null).toBe(measured.length === 0);
      for (const { score: each } of measured) {
        expect(each).toBeGreaterThanOrEqual(0);
        expect(each).toBeLessThanOrEqual(100);
      }
      if (measured.length < 4) return;
      expect(new Set([...result.strengths, ...result.gaps]).size).toBe(4);
      const plan = planOf(firstQuestionnaire, result, "2026-11-16");
      expect(plan.length).toBeGreaterThanOrEqual(4);
      expect(plan.length).toBeLessThanOrEqual(6);
      expect(plan.every(({ on }) => on > "2026-11-16" && on <= "2027-02-14")).toBe(true);
    }),
    runs,
  );
});

test("the order of answering changes nothing, and the same version gives the same score", () => {
  fc.assert(
    fc.property(
      paths.chain((taken) =>
        fc.tuple(fc.constant(taken), fc.shuffledSubarray(taken, { minLength: taken.length })),
      ),
      ([taken, shuffled]) => {
        expect(score(shuffled)).toEqual(score(taken));
        expect(score(taken)).toEqual(score(taken));
      },
    ),
    runs,
  );
});

test("skipped is not zero: to skip leaves the mean of what was answered, to answer worst lowers it", () => {
  fc.assert(
    fc.property(paths, fc.nat({ max: 5 }), (taken, at) => {
      const { key } = dimensions[at]!;
      const own = questions.filter(({ dimension, when }) => dimension === key && when === null);
      const best = (asked: typeof own) =>
        asked.map(({ key: name, options }): [string, string] => [
          name,
          options.find(({ points }) => points === 4)!.key,
        ]);
      const rest = taken.filter(([name]) => questions.find((each) => each.key === name)?.dimension !== key);
      const [skipped, ...others] = own;
      const of = (answers: [string, string | null][]) =>
        score([...rest, ...answers]).dimensions.find((each) => each.key === key)!.score!;
      const worst = skipped!.options.toSorted((one, other) => one.points - other.points)[0]!.key;
      expect(of([...best(others), [skipped!.key, null]])).toBe(of(best(others)));
      expect(of([...best(others), [skipped!.key, worst]])).toBeLessThan(of(best(others)));
    }),
    runs,
  );
});

test("while somebody answers, a dimension is in the portrait once nothing of it waits, and then as in the result", () => {
  fc.assert(
    fc.property(paths, fc.nat({ max: questions.length }), (taken, count) => {
      const answers = Object.fromEntries(taken.slice(0, count));
      const { dimensions: measured } = scoreOf(firstQuestionnaire, answers);
      for (const [at, { key, score: shown }] of portraitSoFar(firstQuestionnaire, answers).entries()) {
        const waits = askedQuestions(firstQuestionnaire, answers).some(
          (each) => each.dimension === key && answers[each.key] === undefined,
        );
        expect([key, shown]).toEqual([key, waits ? null : measured[at]!.score]);
      }
    }),
    runs,
  );
});

test("an answer to a question that is no longer asked is outside the base", () => {
  const answers = { planning_fee: "d", fee_words: "d", commission_check: "d" };
  const withFee = scoreOf(firstQuestionnaire, answers);
  const without = scoreOf(firstQuestionnaire, { ...answers, planning_fee: "a" });
  const business = (result: typeof withFee) => result.dimensions.find(({ key }) => key === "business")!;
  expect(business(withFee)).toMatchObject({ answered: 3, score: 75 });
  expect(business(without)).toMatchObject({ answered: 2, score: 67 });
});

test("who skips everything has a result that says that nothing was measured", () => {
  const answers = Object.fromEntries(questions.map(({ key }) => [key, null]));
  const result = scoreOf(firstQuestionnaire, answers);
  expect(result).toMatchObject({ overall: null, level: null, strengths: [], gaps: [] });
  expect(planOf(firstQuestionnaire, result, "2026-11-16")).toEqual([]);
});

test("weights count within their dimension, and a threshold belongs to the level above it", () => {
  const of = (answers: Answers) => scoreOf(firstQuestionnaire, answers).dimensions[0]!.score;
  expect(of({ visited: "d", wrong_for: "a" })).toBe(75);
  expect(of({ visited: "a", wrong_for: "c" })).toBe(33);
  const content: QuestionnaireContent = { ...firstQuestionnaire, levels: firstQuestionnaire.levels };
  expect(levelAbove(content.levels, 44)?.from).toBe(45);
  expect(levelAbove(content.levels, 45)?.from).toBe(70);
  expect(levelAbove(content.levels, 100)).toBeUndefined();
});

test("people stop at the first question that waits for them, and who finished stops nowhere", () => {
  const first = questions[0]!.key;
  const second = questions[1]!.key;
  const funnel = funnelOf(firstQuestionnaire, [
    { answers: {}, isFinished: false },
    { answers: { [first]: null }, isFinished: false },
    { answers: { [first]: "a", [second]: "a" }, isFinished: true },
  ]);
  expect(funnel[0]).toMatchObject({ key: first, reached: 3, answered: 1, skipped: 1, stopped: 1 });
  expect(funnel[1]).toMatchObject({ key: second, reached: 2, answered: 1, skipped: 0, stopped: 1 });
  expect(funnel.reduce((sum, { stopped }) => sum + stopped, 0)).toBe(2);
  expect(askedQuestions(firstQuestionnaire, {})).toHaveLength(22);
});
