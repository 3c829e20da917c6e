/** The words of one language, by the place of each in its section: `title`, `rooms.i2.name`. */
export type Words = Record<string, string>;

/** A section without its words: lists whose entries have ids, pictures, names, figures, and places for words. */
export type Frame = { [key: string]: unknown };

export type Parts = { frame: Frame; pt: Words; en: Words };

const TEXT = "text";
const PARAGRAPHS = "paragraphs";
type Place = { "@": typeof TEXT | typeof PARAGRAPHS };

/** What may be left out of published content and is yet a place to write in. */
const OPTIONAL = new Set(["lead", "text", "role", "note", "guests", "duration", "caption"]);

/** Takes a section's content apart: its frame, and its words in each language. */
export function splitContent(content: object): Parts {
  const parts: Parts = { frame: {}, pt: {}, en: {} };
  parts.frame = split(content, "", parts) as Frame;
  return parts;
}

function split(value: unknown, at: string, parts: Parts): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => {
      const { id = `i${index + 1}`, ...rest } = item as { id?: string };
      return { id, ...(split(rest, join(at, id), parts) as object) };
    });
  }
  if (typeof value !== "object" || value === null) return value;
  if (isTexts(value)) return keep(at, { pt: value.pt, en: value.en }, TEXT, parts);
  if (isParagraphs(value)) {
    return keep(at, { pt: value.pt.join("\n\n"), en: value.en.join("\n\n") }, PARAGRAPHS, parts);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, split(filled(key, inner), join(at, key), parts)]),
  );
}

function filled(key: string, value: unknown): unknown {
  if (value !== null) return value;
  if (OPTIONAL.has(key)) return { pt: "", en: "" };
  return key === "quote" ? { text: { pt: "", en: "" }, source: { pt: "", en: "" } } : null;
}

function keep(at: string, { pt, en }: Record<"pt" | "en", string>, kind: Place["@"], parts: Parts): Place {
  parts.pt[at] = pt;
  parts.en[at] = en;
  return { "@": kind };
}

/** Puts a section's content together again; a place nobody wrote in is empty in that language. */
export function joinContent({ frame, pt, en }: Parts): object {
  return put(frame, "", { pt, en }) as object;
}

function put(value: unknown, at: string, words: Pick<Parts, "pt" | "en">): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => put(item, join(at, (item as { id: string }).id), words));
  }
  if (typeof value !== "object" || value === null) return value;
  if (isPlace(value)) return spoken(value, at, words);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, put(inner, join(at, key), words)]),
  );
}

function spoken(place: Place, at: string, words: Pick<Parts, "pt" | "en">) {
  const pt = words.pt[at] ?? "";
  const en = words.en[at] ?? "";
  return place["@"] === TEXT ? { pt, en } : { pt: toParagraphs(pt), en: toParagraphs(en) };
}

function toParagraphs(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

/** Every place for words that a frame has, in the order it is read. */
export function placesOf(frame: unknown, at = ""): string[] {
  if (Array.isArray(frame))
    return frame.flatMap((item) => placesOf(item, join(at, (item as { id: string }).id)));
  if (typeof frame !== "object" || frame === null) return [];
  if (isPlace(frame)) return [at];
  return Object.entries(frame).flatMap(([key, inner]) => placesOf(inner, join(at, key)));
}

/** The words that have a place in a frame; those of entries that are gone are left out. */
export function wordsIn(frame: Frame, words: Words): Words {
  return Object.fromEntries(placesOf(frame).map((at) => [at, words[at] ?? ""]));
}

const join = (at: string, key: string) => (at === "" ? key : `${at}.${key}`);

function isPlace(value: object): value is Place {
  return "@" in value;
}

function isTexts(value: object): value is { pt: string; en: string } {
  return "pt" in value && "en" in value && typeof value.pt === "string" && typeof value.en === "string";
}

function isParagraphs(value: object): value is { pt: string[]; en: string[] } {
  return "pt" in value && "en" in value && Array.isArray(value.pt) && Array.isArray(value.en);
}
