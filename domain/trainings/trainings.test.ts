import fc from "fast-check";
import { expect, test } from "vitest";
import { demoTrainings } from "#database/seed/demo/trainings/trainings.ts";
import { propertyRuns } from "#testing/property-runs.ts";
import { codeOf, lettersOf, monthsAfter, readCode } from "./certificates.ts";
import { famTripLacks } from "./fam-trips.ts";
import { answersBlocker, attemptBlocker, contentFaultsOf, gradeQuiz } from "./quiz.ts";
import { moveBlocker, trainingMoves, trainingStates } from "./states.ts";
import { emptyContent, type TrainingContent } from "./trainings.ts";

const { content } = demoTrainings[0]!;
const right = content.questions.map(({ key, right: option }) => ({ question: key, option }));

test("every state moves only where the table says, and nothing faulty is opened", () => {
  for (const from of trainingStates)
    for (const to of trainingStates)
      expect(moveBlocker({ from, to, faults: 0 })).toBe(
        trainingMoves[from].includes(to) ? null : "training_state",
      );
  expect(moveBlocker({ from: "draft", to: "published", faults: 1 })).toBe("training_faulty");
  expect(moveBlocker({ from: "published", to: "retired", faults: 1 })).toBeNull();
});

test("the order of answers changes nothing, more right answers never mean less, and the mark is never rounded up to", () => {
  const chosen = fc.array(fc.nat(2), { minLength: right.length, maxLength: right.length });
  fc.assert(
    fc.property(chosen, fc.integer({ min: 50, max: 100 }), (choices, passPercent) => {
      const answers = content.questions.map(({ key, options }, at) => ({
        question: key,
        option: options[choices[at]!]!.key,
      }));
      const grade = gradeQuiz({ ...content, passPercent }, answers);
      expect(gradeQuiz({ ...content, passPercent }, answers.toReversed())).toEqual(grade);
      expect(grade.right + grade.wrong.length).toBe(grade.of);
      expect(grade.isPassed).toBe(grade.right * 100 >= passPercent * grade.of);
      const better = answers.with(0, right[0]!);
      expect(gradeQuiz(content, better).score).toBeGreaterThanOrEqual(grade.score);
    }),
    propertyRuns(100),
  );
});

test("answers of another version, twice or left out are refused", () => {
  expect(answersBlocker({ ...content, answers: right })).toBeNull();
  expect(answersBlocker({ ...content, answers: right.slice(1) })).toBe("validation_failed");
  expect(answersBlocker({ ...content, answers: [...right.slice(1), right[1]!] })).toBe("validation_failed");
  expect(answersBlocker({ ...content, answers: [...right, { question: "gone", option: "o1" }] })).toBe(
    "question_unknown",
  );
  expect(answersBlocker({ ...content, answers: [{ ...right[0]!, option: "o9" }] })).toBe("question_unknown");
});

test("a quiz opens once everything is read, three times a day, and anew sixty days before its certificate ends", () => {
  const ready = { isOpen: true, lessons: ["a", "b"], read: ["b", "a"], triesToday: 0, daysLeft: null };
  expect(attemptBlocker(ready)).toBeNull();
  expect(attemptBlocker({ ...ready, isOpen: false })).toBe("training_state");
  expect(attemptBlocker({ ...ready, read: ["a"] })).toBe("training_unread");
  expect(attemptBlocker({ ...ready, triesToday: 3 })).toBe("training_tries");
  expect(attemptBlocker({ ...ready, daysLeft: 61 })).toBe("training_passed");
  expect(attemptBlocker({ ...ready, daysLeft: 60 })).toBeNull();
});

test("what is open in the demo world lacks nothing, and what lacks something says where", () => {
  for (const training of demoTrainings)
    expect(contentFaultsOf(training.content).length === 0, training.name).toBe(
      training.state === "published",
    );
  const faultsOf = (change: Partial<TrainingContent>) => contentFaultsOf({ ...content, ...change });
  expect(contentFaultsOf(emptyContent).map(({ fault }) => fault)).toEqual([
    ...["words_missing", "lessons_missing", "questions_few"],
  ]);
  const [first, ...others] = content.questions;
  expect(faultsOf({ questions: [{ ...first!, right: "none" }, ...others] })).toEqual([
    { fault: "right_missing", at: "questions.1" },
  ]);
  expect(faultsOf({ questions: [...content.questions, first!] })).toEqual([
    { fault: "key_twice", at: "questions" },
  ]);
  const silent = { ...content.lessons[1]!, text: { pt: "Só aqui.", en: " " } };
  expect(faultsOf({ lessons: [content.lessons[0]!, silent] })).toEqual([
    { fault: "words_missing", at: "lessons.2" },
  ]);
});

test("a code is read however it was typed, and nothing else is a code", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
      const letters = lettersOf(bytes, 12);
      const code = codeOf(letters.slice(0, 8), letters.slice(8));
      for (const typed of [code, code.toUpperCase(), code.replaceAll("-", " "), code.slice(3)])
        expect(readCode(typed)?.code).toBe(code);
    }),
    propertyRuns(100),
  );
  for (const typed of ["", "lm", "lm-0000-0000", "lm-0000-0000-00000", "../../etc"])
    expect(readCode(typed)).toBeNull();
});

test("a certificate ends on the same day of a later month, or on that month's last", () => {
  expect(monthsAfter("2026-03-14", 24)).toBe("2028-03-14");
  expect(monthsAfter("2026-08-31", 6)).toBe("2027-02-28");
});

test("a fam trip tells what is missing: the tier, and each training without a valid certificate", () => {
  const asked = [{ id: "5f1c7a2e-5f63-4e1f-8d1c-0a6f0e6f0001", title: { pt: "Sagres", en: "Sagres" } }];
  const training = { kind: "training", ...asked[0]! };
  expect(famTripLacks({ tier: "silver", held: [], asked })).toEqual([{ kind: "tier" }, training]);
  expect(famTripLacks({ tier: "gold", held: [], asked })).toEqual([training]);
  expect(famTripLacks({ tier: "gold", held: [asked[0]!.id], asked })).toEqual([]);
});
