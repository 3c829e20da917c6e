import { firstQuestionnaire } from "../house/questionnaire/first-questionnaire.ts";

type DemoAttempt = {
  /** The name of its id. */
  name: string;
  person: { email: string; fullName: string; isMember: boolean };
  source: string;
  mayWrite: boolean;
  daysAgo: number;
  isFinished: boolean;
  /** Points wanted of each dimension in its order; the answer nearest to them is taken. Fewer: the rest is open. */
  wanted: number[];
};

const visitor = (email: string, fullName: string) => ({ email, fullName, isMember: false });
const marina = { email: "advisor@lilamonde.test", fullName: "Marina Teles", isMember: true };
const rafael = { email: "operator@lilamonde.test", fullName: "Rafael Nóbrega", isMember: true };

/** Who has answered in the demo world: a member twice, one who is half through, and visitors. */
export const demoAttempts: DemoAttempt[] = [
  {
    ...{ name: "marina/first", person: marina, source: "portal", mayWrite: true, daysAgo: 97 },
    ...{ isFinished: true, wanted: [3, 4, 2, 1, 0, 2] },
  },
  {
    ...{ name: "marina/second", person: marina, source: "portal", mayWrite: true, daysAgo: 5 },
    ...{ isFinished: true, wanted: [3, 4, 3, 1, 1, 3] },
  },
  {
    ...{ name: "open", person: rafael, source: "portal", mayWrite: true, daysAgo: 2 },
    ...{ isFinished: false, wanted: [3, 3] },
  },
  ...[
    { email: "renata@mascarenhas.example", fullName: "Renata Mascarenhas", wanted: [3, 4, 3, 2, 1, 3] },
    { email: "ivo@rotadosventos.example", fullName: "Ivo Saldanha", wanted: [2, 2, 2, 3, 3, 2] },
    { email: "lia@lunaviagens.example", fullName: "Lia Fontoura", wanted: [4, 3, 4, 3, 2, 4] },
    { email: "caio@norteado.example", fullName: "Caio Brandt", wanted: [1, 2, 1, 2, 4, 1] },
    { email: "beatriz@atelieroeste.example", fullName: "Beatriz Oeste", wanted: [3, 3, 2, 4, 3, 3] },
  ].map(({ email, fullName, wanted }, at) => ({
    ...{ name: `visitor/${at}`, person: visitor(email, fullName), source: "site", mayWrite: at % 2 === 0 },
    ...{ daysAgo: 9 + at * 6, isFinished: true, wanted },
  })),
  {
    ...{
      name: "visitor/stopped",
      person: visitor("tania@verdemar.example", "Tânia Verdemar"),
      source: "link:mt7kgb4w",
    },
    ...{ mayWrite: false, daysAgo: 3, isFinished: false, wanted: [2, 3, 1] },
  },
];

/** What somebody who is worth so many points in each dimension answers. */
export function demoAnswers(wanted: readonly number[]): { question: string; option: string | null }[] {
  const { questions, dimensions } = firstQuestionnaire;
  return questions.flatMap(({ key, dimension, options }) => {
    const points = wanted[dimensions.findIndex((each) => each.key === dimension)];
    if (points === undefined) return [];
    const distance = (option: { points: number }) => Math.abs(option.points - points);
    const [nearest] = options.toSorted((one, other) => distance(one) - distance(other));
    return [{ question: key, option: nearest!.key }];
  });
}
