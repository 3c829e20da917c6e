import { dayWords } from "#domain/events/when.ts";
import { inLanguage } from "#domain/localized.ts";
import type { ShareKind } from "../site/share-images/share-kind.ts";
import { readPublic } from "./read-events.ts";

/** An event's own sentence over its picture, with when and where it is. */
export const eventImage: ShareKind = {
  kind: "event",
  read: async (deps, { name, language }) => {
    const { headline, city, picture, startsAt, zone } = await readPublic(deps, name);
    const caption = `${dayWords(new Date(startsAt), zone, language)}, ${city}`;
    return { title: inLanguage(headline, language), caption, picture };
  },
};
