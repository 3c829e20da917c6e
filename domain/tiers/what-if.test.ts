import { expect, test } from "vitest";
import { houseTiers } from "../accounts/tiers.ts";
import { houseRules } from "../reputation/rules.ts";
import { supposedRules, supposeMore } from "./what-if.ts";

const { rules } = houseRules;
const steps = houseTiers.map(({ name, score }) => ({ name, score, hotels: 0, trainings: 0, onTime: 0 }));
const values = { score: 342, hotels: 3, trainings: 0, onTime: 90 };
const none = { stays: 0, proposals: 0, work: 0 };

test("supposing nothing changes nothing, and no supposition takes a tier away", () => {
  expect(supposeMore({ values, steps, place: 2, rules }, none)).toMatchObject({
    score: 342,
    step: { name: "gold" },
  });
});

test("each thing gives what its rule gives, daily work no more than its cap in three months", () => {
  expect(supposedRules(rules)).toEqual({
    ...{
      stays: { points: 40, most: 10 },
      proposals: { points: 15, most: 12 },
      work: { points: 1, most: 30 },
    },
  });
  const then = supposeMore({ values, steps, place: 1, rules }, { stays: 5, proposals: 3, work: 99 });
  expect(then).toMatchObject({
    score: 342 + 200 + 45 + 30,
    step: { name: "gold" },
    above: { name: "platinum" },
  });
});

test("points that suffice do not hide another criterion", () => {
  const asking = steps.map((step, place) => ({ ...step, hotels: place * 2 }));
  const then = supposeMore(
    { values: { ...values, hotels: 2 }, steps: asking, place: 1, rules },
    { ...none, proposals: 99 },
  );
  expect(then).toMatchObject({
    step: { name: "silver" },
    missing: [{ criterion: "score" }, { criterion: "hotels", missing: 2 }],
  });
});
