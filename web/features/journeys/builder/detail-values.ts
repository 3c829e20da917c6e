import { type BlockKind, blockKinds } from "#domain/journeys/blocks.ts";
import type { JourneyHead } from "#domain/journeys/journeys.ts";

export type DetailValues = {
  titlePt: string;
  titleEn: string;
  introPt: string;
  introEn: string;
  startsOn: string;
  endsOn: string;
  travellers: string;
  clientId: string;
  /** In percent; empty for none, and by kind for as the usual. */
  markup: string;
  kinds: Record<BlockKind, string>;
  note: string;
};

/** What the form of a journey's details begins with. */
export function detailValues({
  title,
  intro,
  startsOn,
  endsOn,
  travellers,
  clientId,
  markup,
  note,
}: JourneyHead): DetailValues {
  const percent = (points: number | undefined) =>
    points === undefined ? "" : String(points / 100).replace(".", ",");
  const kinds = blockKinds.map((kind) => [kind, percent(markup?.byKind[kind])]);
  return {
    ...{ titlePt: title.pt, titleEn: title.en, introPt: intro.pt, introEn: intro.en, startsOn, endsOn, note },
    travellers: travellers
      .map(({ firstName, isChild }) => (isChild ? `${firstName}*` : firstName))
      .join(", "),
    clientId: clientId ?? "",
    markup: percent(markup?.usual),
    kinds: Object.fromEntries(kinds) as DetailValues["kinds"],
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
    ...(has("clientId") && { clientId: values.clientId || null }),
    ...(isMarkupTouched(before, values) && { markup: readMarkup(values) }),
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

function isMarkupTouched(before: DetailValues, now: DetailValues): boolean {
  return before.markup !== now.markup || blockKinds.some((kind) => before.kinds[kind] !== now.kinds[kind]);
}

/** The rules on net prices; one for a kind alone leaves the others as they are. */
function readMarkup({ markup, kinds }: DetailValues): JourneyHead["markup"] {
  const points = (typed: string) => Math.round(Number(typed.trim().replace(",", ".")) * 100);
  const own = blockKinds.filter((kind) => kinds[kind].trim() !== "");
  if (markup.trim() === "" && own.length === 0) return null;
  return {
    usual: points(markup),
    byKind: Object.fromEntries(own.map((kind) => [kind, points(kinds[kind])])),
  };
}
