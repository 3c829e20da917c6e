import type { ContentFault, QuestionnaireContent } from "./questionnaires.ts";

type Words = { pt: string; en: string };

/** Everything that keeps a questionnaire from being published, each with the part it is about. */
export function contentFaultsOf(content: QuestionnaireContent): ContentFault[] {
  return [
    ...doubleKeys(content),
    ...questionFaults(content),
    ...dimensionFaults(content),
    ...levelFaults(content),
    ...wordFaults(content),
  ];
}

/** The questions that no answer leads to: their condition names what is not asked before, or an option nobody has. */
function unreachableQuestions({ questions }: QuestionnaireContent): string[] {
  const reached = new Map<string, Set<string>>();
  const lost: string[] = [];
  for (const { key, options, when } of questions) {
    const given = when && reached.get(when.question);
    if (when && !when.options.some((option) => given?.has(option))) lost.push(key);
    else reached.set(key, new Set(options.map((option) => option.key)));
  }
  return lost;
}

function questionFaults(content: QuestionnaireContent): ContentFault[] {
  const dimensions = new Set(content.dimensions.map(({ key }) => key));
  const lost = unreachableQuestions(content).map(
    (at): ContentFault => ({ fault: "question_unreachable", at }),
  );
  const own = content.questions.flatMap(({ key: at, weight, options, dimension }): ContentFault[] => [
    ...(weight === 0 ? [{ fault: "weight_zero" as const, at }] : []),
    ...(dimensions.has(dimension) ? [] : [{ fault: "dimension_unknown" as const, at }]),
    ...(options.length < 2 ? [{ fault: "options_few" as const, at }] : []),
    ...(options.length > 1 && new Set(options.map(({ points }) => points)).size === 1
      ? [{ fault: "options_flat" as const, at }]
      : []),
  ]);
  return [...lost, ...own];
}

function dimensionFaults({ dimensions, questions }: QuestionnaireContent): ContentFault[] {
  return dimensions.flatMap(({ key: at, actions }): ContentFault[] => [
    ...(questions.some(({ dimension }) => dimension === at)
      ? []
      : [{ fault: "dimension_empty" as const, at }]),
    ...(actions.length < 2 ? [{ fault: "actions_missing" as const, at }] : []),
  ]);
}

/** A level begins at nothing, and no two begin alike: every score has exactly one. */
function levelFaults({ levels }: QuestionnaireContent): ContentFault[] {
  const starts = levels.map(({ from }) => from);
  const isWhole = starts.includes(0) && new Set(starts).size === starts.length;
  return isWhole ? [] : [{ fault: "levels_incomplete", at: "levels" }];
}

function doubleKeys({ dimensions, questions, levels }: QuestionnaireContent): ContentFault[] {
  const lists = [
    dimensions,
    questions,
    levels,
    dimensions.flatMap(({ actions }) => actions),
    ...questions.map(({ options }) => options),
  ];
  return lists.flatMap((list) => {
    const keys = list.map(({ key }) => key);
    const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
    return [...new Set(twice)].map((at): ContentFault => ({ fault: "key_twice", at }));
  });
}

function wordFaults({ title, dimensions, questions, levels }: QuestionnaireContent): ContentFault[] {
  const said: [string, Words][] = [
    ["title", title],
    ...dimensions.flatMap(({ key, name, strength, gap, actions }): [string, Words][] => [
      ...[name, strength, gap].map((each): [string, Words] => [key, each]),
      ...actions.map((action): [string, Words] => [action.key, action.title]),
    ]),
    ...questions.flatMap(({ key, text, options }): [string, Words][] => [
      [key, text],
      ...options.map((option): [string, Words] => [key, option.text]),
    ]),
    ...levels.flatMap(({ key, name, sentence }): [string, Words][] => [
      [key, name],
      [key, sentence],
    ]),
  ];
  const blank = said.filter(([, { pt, en }]) => pt.trim() === "" || en.trim() === "").map(([at]) => at);
  return [...new Set(blank)].map((at) => ({ fault: "words_missing", at }));
}
