import type { Frame } from "#domain/hotels/drafts/parts.ts";

/** What an editor shows of a frame: a place for words, a name or figure, a picture, or a list of entries. */
export type EditorField =
  | { kind: "words"; at: string; name: string; isLong: boolean }
  | { kind: "plain"; at: string; name: string; value: string | number | null }
  | { kind: "picture"; at: string; picture: FramePicture | null }
  | { kind: "list"; at: string; name: string; entries: { id: string; fields: EditorField[] }[] };

/** A picture as a frame has it, its words elsewhere. */
export type FramePicture = { focus?: { x: number; y: number } } & (
  | { kind: "art"; name: string }
  | { kind: "file"; src: string; width: number; height: number }
);

const LONG = new Set(["paragraphs", "summary", "text"]);
/** Where an entry may have a picture or none. */
const PICTURES = new Set(["picture", "portrait"]);
const PLAIN = new Set(["name", "awardedBy", "year"]);

/** What comes first in a section or an entry and what last; the database keeps no order. */
const FIRST = [
  "picture",
  "portrait",
  "title",
  "label",
  "value",
  "name",
  "place",
  "headline",
  "lead",
  "summary",
];
const LAST = ["pictures", "facts"];

function rank(name: string): number {
  if (LAST.includes(name)) return FIRST.length + 2 + LAST.indexOf(name);
  return FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length + (name === "paragraphs" ? 0 : 1);
}

/** The fields of a section in the order they are read. */
export function fieldsOf(frame: Frame, at = ""): EditorField[] {
  const inOrder = Object.entries(frame).sort(([one], [other]) => rank(one) - rank(other));
  return inOrder.flatMap(([name, value]) => fieldOf(name, value, at === "" ? name : `${at}.${name}`));
}

function fieldOf(name: string, value: unknown, at: string): EditorField[] {
  if (Array.isArray(value)) {
    const entries = (value as (Frame & { id: string })[]).map(({ id, ...entry }) => ({
      id,
      fields: isPicture(entry) ? pictureFields(entry, `${at}.${id}`) : fieldsOf(entry, `${at}.${id}`),
    }));
    return [{ kind: "list", at, name, entries }];
  }
  if (PLAIN.has(name) && (value === null || typeof value !== "object")) {
    return [{ kind: "plain", at, name, value: value as string | number | null }];
  }
  if (value === null && PICTURES.has(name)) return [{ kind: "picture", at, picture: null }];
  if (typeof value !== "object" || value === null) return [];
  if ("@" in value) return [{ kind: "words", at, name, isLong: LONG.has(name) }];
  return isPicture(value as Frame) ? pictureFields(value as Frame, at) : fieldsOf(value as Frame, at);
}

function pictureFields(picture: Frame, at: string): EditorField[] {
  return [
    { kind: "picture", at, picture: picture as FramePicture },
    { kind: "words", at: `${at}.alt`, name: "alt", isLong: false },
  ];
}

function isPicture(value: Frame): boolean {
  return (value.kind === "art" || value.kind === "file") && "alt" in value;
}

/** Every picture that a frame has. */
export function picturesOf(frame: unknown): FramePicture[] {
  if (Array.isArray(frame)) return frame.flatMap(picturesOf);
  if (typeof frame !== "object" || frame === null) return [];
  return isPicture(frame as Frame) ? [frame as FramePicture] : Object.values(frame).flatMap(picturesOf);
}
