import type { ErrorCode } from "../errors.ts";
import type { ContentFault, TrainingContent } from "./trainings.ts";

/** How often a quiz may be tried on one day of the house's. */
export const TRIES_A_DAY = 3;
/** From so many days before its certificate ends a training may be taken anew. */
const RENEWAL_DAYS = 60;
/** How many days before a certificate ends its holder is told: the quiz is open by then. */
export const ENDING_DAYS = 30;
const FEWEST_QUESTIONS = 3;

type QuizAnswer = { question: string; option: string };
type Grade = { right: number; of: number; score: number; isPassed: boolean; wrong: string[] };

/** How answers stand before a training's pass mark; their order changes nothing, and what is not answered is wrong. */
export function gradeQuiz(
  { questions, passPercent }: Pick<TrainingContent, "questions" | "passPercent">,
  answers: readonly QuizAnswer[],
): Grade {
  const given = new Map(answers.map(({ question, option }) => [question, option]));
  const wrong = questions.filter(({ key, right }) => given.get(key) !== right).map(({ key }) => key);
  const [of, right] = [questions.length, questions.length - wrong.length];
  // Whole per cents, never rounded up to the mark.
  const score = of === 0 ? 0 : Math.floor((right * 100) / of);
  return { right, of, score, isPassed: of > 0 && score >= passPercent, wrong };
}

type Answered = Pick<TrainingContent, "questions"> & { answers: readonly QuizAnswer[] };

/** What is wrong with the answers themselves: of another version, or not all of them. */
export function answersBlocker({ questions, answers }: Answered): ErrorCode | null {
  const known = new Map(questions.map(({ key, options }) => [key, options.map((each) => each.key)]));
  if (answers.some(({ question, option }) => !known.get(question)?.includes(option)))
    return "question_unknown";
  const answered = new Set(answers.map(({ question }) => question));
  return answered.size === questions.length && answers.length === questions.length
    ? null
    : "validation_failed";
}

type Attempt = {
  isOpen: boolean;
  lessons: readonly string[];
  read: readonly string[];
  triesToday: number;
  /** How many days the reader's certificate still lasts; null without one. */
  daysLeft: number | null;
};

/** Why somebody cannot try the quiz now; null where they can. */
export function attemptBlocker({ isOpen, lessons, read, triesToday, daysLeft }: Attempt): ErrorCode | null {
  if (!isOpen) return "training_state";
  if (daysLeft !== null && daysLeft > RENEWAL_DAYS) return "training_passed";
  if (lessons.some((key) => !read.includes(key))) return "training_unread";
  return triesToday >= TRIES_A_DAY ? "training_tries" : null;
}

/** What keeps a training from being published, and where. */
export function contentFaultsOf(content: TrainingContent): ContentFault[] {
  const { title, headline, lessons, questions } = content;
  const faults: ContentFault[] = [];
  const add = (fault: ContentFault["fault"], at: string) => faults.push({ fault, at });
  const isBare = (...texts: { pt: string; en: string }[]) =>
    texts.some(({ pt, en }) => pt.trim() === "" || en.trim() === "");
  if (isBare(title, headline)) add("words_missing", "title");
  if (lessons.length === 0) add("lessons_missing", "lessons");
  if (questions.length < FEWEST_QUESTIONS) add("questions_few", "questions");
  lessons.forEach((lesson, at) => {
    if (isBare(lesson.title, lesson.text)) add("words_missing", `lessons.${at + 1}`);
  });
  questions.forEach(({ text, options, right, why }, at) => {
    const place = `questions.${at + 1}`;
    if (isBare(text, why, ...options.map((each) => each.text))) add("words_missing", place);
    if (options.length < 2) add("options_few", place);
    if (!options.some(({ key }) => key === right)) add("right_missing", place);
    if (hasTwin(options)) add("key_twice", place);
  });
  if (hasTwin(lessons)) add("key_twice", "lessons");
  if (hasTwin(questions)) add("key_twice", "questions");
  return faults;
}

const hasTwin = (parts: readonly { key: string }[]) =>
  new Set(parts.map(({ key }) => key)).size < parts.length;
