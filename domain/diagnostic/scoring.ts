import { MOST_POINTS } from "./points.ts";
import type { Level, Question, QuestionnaireContent } from "./questionnaires.ts";

/** Answers by question: an option, or null where somebody said that it does not apply to them. */
export type Answers = Readonly<Record<string, string | null>>;

export type DimensionScore = {
  key: string;
  /** Out of 100; null where nothing of it was answered. */
  score: number | null;
  answered: number;
  skipped: number;
};

/** What answers come to; a version and its answers always come to the same. */
export type Score = {
  dimensions: DimensionScore[];
  /** The mean of the dimensions that were measured; null where none was. */
  overall: number | null;
  level: string | null;
  strengths: string[];
  gaps: string[];
};

/** The questions that are asked of whoever answered so, in their order. */
export function askedQuestions({ questions }: QuestionnaireContent, answers: Answers): Question[] {
  const asked: Question[] = [];
  const keys = new Set<string>();
  for (const question of questions) {
    const { when } = question;
    const given = when && keys.has(when.question) ? answers[when.question] : null;
    if (when && (given === null || given === undefined || !when.options.includes(given))) continue;
    asked.push(question);
    keys.add(question.key);
  }
  return asked;
}

/** The first question that still waits for an answer; null when there is none. */
export function nextOpen(content: QuestionnaireContent, answers: Answers): string | null {
  return askedQuestions(content, answers).find(({ key }) => answers[key] === undefined)?.key ?? null;
}

/** The questions as who is still answering them reads them: what an answer is worth would lead it. */
export function withoutWorth(content: QuestionnaireContent): QuestionnaireContent {
  const questions = content.questions.map((question) => ({
    ...question,
    weight: 1,
    options: question.options.map((option) => ({ ...option, points: 0 })),
  }));
  return { ...content, questions };
}

/** What the answers come to. What was skipped or not asked is outside the base, which is not the same as zero. */
export function scoreOf(content: QuestionnaireContent, answers: Answers): Score {
  const asked = askedQuestions(content, answers);
  const measured = content.dimensions.map(({ key }) =>
    measure(
      key,
      asked.filter(({ dimension }) => dimension === key),
      answers,
    ),
  );
  const shares = measured.flatMap(({ share }) => (share === null ? [] : [share]));
  const mean = shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const overall = mean === null ? null : percent(mean);
  const ranked = measured
    .filter(({ score }) => score !== null)
    .sort((one, other) => other.share! - one.share!)
    .map(({ key }) => key);
  const best = Math.min(2, Math.floor(ranked.length / 2));
  return {
    dimensions: measured.map(({ share: _, ...dimension }) => dimension),
    overall,
    level: overall === null ? null : (levelAt(content.levels, overall)?.key ?? null),
    strengths: ranked.slice(0, best),
    gaps: ranked.slice(best).slice(-2).reverse(),
  };
}

/** The portrait while somebody answers: a dimension is measured once nothing that is asked of it waits for an answer. */
export function portraitSoFar(content: QuestionnaireContent, answers: Answers) {
  const waiting = new Set(
    askedQuestions(content, answers)
      .filter(({ key }) => answers[key] === undefined)
      .map(({ dimension }) => dimension),
  );
  return scoreOf(content, answers).dimensions.map(({ key, score }) => ({
    key,
    score: waiting.has(key) ? null : score,
  }));
}

function measure(key: string, questions: Question[], answers: Answers) {
  let [points, base, answered, skipped] = [0, 0, 0, 0];
  for (const { key: name, options, weight } of questions) {
    const given = answers[name];
    const option = options.find((each) => each.key === given);
    if (given === null) skipped += 1;
    if (!option) continue;
    answered += 1;
    points += weight * option.points;
    base += weight * MOST_POINTS;
  }
  const share = base === 0 ? null : points / base;
  return { key, share, score: share === null ? null : percent(share), answered, skipped };
}

// Far enough from the last digit of a double that sums in another order round alike.
const percent = (share: number) => Math.round(Number((share * 100).toFixed(6)));

/** The highest level whose threshold a score reaches. */
function levelAt(levels: readonly Level[], score: number): Level | undefined {
  return [...levels].sort((one, other) => other.from - one.from).find(({ from }) => score >= from);
}

/** The level above a score; undefined at the top. */
export function levelAbove(levels: readonly Level[], score: number): Level | undefined {
  return [...levels].sort((one, other) => one.from - other.from).find(({ from }) => from > score);
}
