import { expect, test } from "vitest";
import { firstQuestionnaire } from "#database/seed/house/questionnaire/first-questionnaire.ts";
import { accessBlocker } from "./access.ts";
import { contentFaultsOf } from "./faults.ts";
import { changesBetween, GROUP_FROM, groupOf } from "./plans.ts";
import { type ContentFault, QuestionnaireContent } from "./questionnaires.ts";
import { scoreOf } from "./scoring.ts";

type Content = typeof firstQuestionnaire;
const changed = (change: (content: Content) => void): ContentFault[] => {
  const content = structuredClone(firstQuestionnaire);
  change(content);
  return contentFaultsOf(content);
};

test("the first questionnaire has 24 questions, four for each of six dimensions, and nothing against it", () => {
  const { questions, dimensions } = QuestionnaireContent.parse(firstQuestionnaire);
  expect(questions).toHaveLength(24);
  expect(dimensions.map(({ key }) => questions.filter(({ dimension }) => dimension === key).length)).toEqual(
    Array(6).fill(4),
  );
  expect(contentFaultsOf(firstQuestionnaire)).toEqual([]);
});

test.each<[string, (content: Content) => void, ContentFault]>([
  [
    "a question whose condition comes after it",
    (content) => {
      content.questions[0]!.when = { question: "thanks", options: ["a"] };
    },
    { fault: "question_unreachable", at: "visited" },
  ],
  [
    "a question that waits for an option nobody has",
    (content) => {
      content.questions.at(-1)!.when = { question: "visited", options: ["z"] };
    },
    { fault: "question_unreachable", at: "thanks" },
  ],
  [
    "a weight of zero",
    (content) => {
      content.questions[1]!.weight = 0;
    },
    { fault: "weight_zero", at: "wrong_for" },
  ],
  [
    "a dimension without questions",
    (content) => {
      content.questions = content.questions.filter(({ dimension }) => dimension !== "network");
    },
    { fault: "dimension_empty", at: "network" },
  ],
  [
    "a question of no dimension",
    (content) => {
      content.questions[2]!.dimension = "charm";
    },
    { fault: "dimension_unknown", at: "rooms" },
  ],
  [
    "answers that all count alike",
    (content) => {
      for (const option of content.questions[3]!.options) option.points = 2;
    },
    { fault: "options_flat", at: "news" },
  ],
  [
    "a question with one answer",
    (content) => {
      content.questions[3]!.options.splice(1);
    },
    { fault: "options_few", at: "news" },
  ],
  [
    "scores without a level",
    (content) => {
      content.levels.shift();
    },
    { fault: "levels_incomplete", at: "levels" },
  ],
  [
    "a dimension without a way out of it",
    (content) => {
      content.dimensions[0]!.actions.splice(1);
    },
    { fault: "actions_missing", at: "repertoire" },
  ],
  [
    "a question in one language",
    (content) => {
      content.questions[0]!.text.en = " ";
    },
    { fault: "words_missing", at: "visited" },
  ],
  [
    "two questions of one name",
    (content) => {
      content.questions[1]!.key = "visited";
    },
    { fault: "key_twice", at: "visited" },
  ],
])("%s is refused where it is", (_, change, fault) => {
  expect(changed(change)).toContainEqual(fault);
});

test("whoever depends on a question that nobody is asked is not asked either", () => {
  const faults = changed(({ questions }) => {
    questions.find(({ key }) => key === "planning_fee")!.when = { question: "nowhere", options: ["a"] };
  });
  expect(faults.map(({ at }) => at)).toEqual(["planning_fee", "fee_words"]);
});

test("nothing is said of a group of fewer than five", () => {
  const one = scoreOf(firstQuestionnaire, { visited: "d" });
  const many = (count: number) => groupOf(Array(count).fill(one), ["repertoire", "network"]);
  expect(many(GROUP_FROM - 1)).toEqual([
    { key: "repertoire", mean: null },
    { key: "network", mean: null },
  ]);
  expect(many(GROUP_FROM)).toEqual([
    { key: "repertoire", mean: 100 },
    { key: "network", mean: null },
  ]);
});

test("a change is the difference of two figures, and none where one is missing", () => {
  const before = scoreOf(firstQuestionnaire, { visited: "b", thanks: "a" });
  const after = scoreOf(firstQuestionnaire, { visited: "d" });
  const changes = changesBetween(before, after);
  expect(changes[0]).toEqual({ key: "repertoire", change: 75 });
  expect(changes.at(-1)).toEqual({ key: "network", change: null });
});

test.each([
  ["open", null, null],
  ["members", null, "diagnostic_members_only"],
  ["members", { role: "advisor", tier: "purple" }, null],
  ["silver", null, "diagnostic_members_only"],
  ["silver", { role: "advisor", tier: "purple" }, "diagnostic_tier"],
  ["silver", { role: "advisor", tier: "Silver" }, null],
  ["silver", { role: "tour_operator", tier: "elite" }, null],
  ["silver", { role: "hotel", tier: null }, "diagnostic_tier"],
  ["silver", { role: "admin", tier: null }, null],
] as const)("set to %s, %o is answered %s", (access, visitor, refusal) => {
  expect(accessBlocker(access, visitor)).toBe(refusal);
});
