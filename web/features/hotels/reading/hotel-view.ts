import type { Chapter, ChapterKind } from "#domain/hotels/chapters.ts";
import type { Hotel, HotelSummary } from "#domain/hotels/hotels.ts";
import type { Localized, LocalizedParagraphs } from "#domain/localized.ts";
import type { LocationDrawing } from "../drawings/drawing.ts";

/** The same thing with every text in one language. */
export type InOneLanguage<T> = T extends Localized
  ? string
  : T extends LocalizedParagraphs
    ? string[]
    : T extends readonly (infer Item)[]
      ? InOneLanguage<Item>[]
      : T extends object
        ? { [Key in keyof T]: InOneLanguage<T[Key]> }
        : T;

/** A chapter as the page shows it: in one language, with its anchor. */
export type ChapterView = InOneLanguage<Chapter> & { anchor: string };
export type ChapterViewOf<K extends ChapterKind> = Extract<ChapterView, { kind: K }>;

export type HotelView = Omit<InOneLanguage<Hotel>, "chapters"> & {
  chapters: ChapterView[];
  drawing: LocationDrawing | null;
};

export type HotelSummaryView = InOneLanguage<HotelSummary>;
export type PictureView = HotelSummaryView["picture"];
export type FactView = HotelSummaryView["facts"][number];
