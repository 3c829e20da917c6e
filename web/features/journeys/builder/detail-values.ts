import type { JourneyHead } from "#domain/journeys/journeys.ts";

export type DetailValues = {
  titlePt: string;
  titleEn: string;
  introPt: string;
  introEn: string;
  startsOn: string;
  endsOn: string;
  travellers: string;
  markup: string;
  note: string;
};

/** What the form of a journey's details begins with. */
export function detailValues({
  title,
  intro,
  startsOn,
  endsOn,
  travellers,
  markup,
  note,
}: JourneyHead): DetailValues {
  return {
    ...{ titlePt: title.pt, titleEn: title.en, introPt: intro.pt, introEn: intro.en, startsOn, endsOn, note },
    travellers: travellers
      .map(({ firstName, isChild }) => (isChild ? `${firstName}*` : firstName))
      .join(", "),
    markup: markup ? String(markup.usual / 100).replace(".", ",") : "",
  };
}

/** What was changed; the rest is not sent, so that it clashes with nobody. */
export function detailChanges(head: JourneyHead, values: DetailValues): Partial<JourneyHead> {
  const before = detailValues(head);
  const has = (...fields: (keyof DetailValues)[]) => fields.some((field) => before[field] !== values[field]);
  return {
    ...(has("titlePt", "titleEn") && { title: { pt: values.titlePt.trim(), en: values.titleEn.trim() } }),
    ...(has("introPt", "introEn") && { intro: { pt: values.introPt, en: values.introEn } }),
    ...(has("startsOn", "endsOn") && { startsOn: values.startsOn, endsOn: values.endsOn }),
    ...(has("travellers") && { travellers: readTravellers(values.travellers) }),
    ...(has("markup") && { markup: readMarkup(values.markup, head.markup) }),
    ...(has("note") && { note: values.note }),
  };
}

/** Names between commas; a star marks a child. */
function readTravellers(typed: string): JourneyHead["travellers"] {
  return typed
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name.replace("*", "").trim() !== "")
    .slice(0, 40)
    .map((name) => ({
      firstName: name.replaceAll("*", "").trim().slice(0, 60),
      isChild: name.includes("*"),
    }));
}

function readMarkup(typed: string, before: JourneyHead["markup"]): JourneyHead["markup"] {
  const percent = typed.trim().replace(",", ".");
  if (percent === "") return null;
  return { usual: Math.round(Number(percent) * 100), byKind: before?.byKind ?? {} };
}
