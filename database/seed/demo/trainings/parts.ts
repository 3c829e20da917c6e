import type { Lesson, Question, TrainingContent } from "#domain/trainings/trainings.ts";

type Two = readonly [pt: string, en: string];

export const words = ([pt, en]: Two) => ({ pt, en });

/** A lesson from its name and its paragraphs. */
export function lesson(key: string, title: Two, ...paragraphs: Two[]): Lesson {
  const text = {
    pt: paragraphs.map(([pt]) => pt).join("\n\n"),
    en: paragraphs.map(([, en]) => en).join("\n\n"),
  };
  return { key, title: words(title), text };
}

/** A question whose first option is right; it is shown at the place that is said. */
export function question(key: string, text: Two, options: Two[], why: Two, place = 0): Question {
  const [right, ...others] = options.map((option, at) => ({ key: `o${at + 1}`, text: words(option) }));
  others.splice(place, 0, right!);
  return { key, text: words(text), options: others, right: right!.key, why: words(why) };
}

type Written = Pick<TrainingContent, "minutes" | "lessons" | "questions"> & { title: Two; headline: Two };

export function training({ title, headline, ...rest }: Written): TrainingContent {
  return { ...rest, title: words(title), headline: words(headline), passPercent: 75, validMonths: 24 };
}
