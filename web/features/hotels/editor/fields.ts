import type { Frame } from "#domain/hotels/drafts/parts.ts";

/** What an editor shows of a frame: a place for words, a name or figure, a picture, or a list of entries. */
export type EditorField =
  | { kind: "words"; at: string; name: string; isLong: boolean }
  | { kind: "plain"; at: string; name: string; value: string | number | null }
  | { kind: "picture"; at: string; art: string; focus: { x: number; y: number } | null }
  | { kind: "list"; at: string; name: string; entries: { id: string; fields: EditorField[] }[] };

const LONG = new Set(["paragraphs", "summary", "text"]);
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
  if (typeof value !== "object" || value === null) return [];
  if ("@" in value) return [{ kind: "words", at, name, isLong: LONG.has(name) }];
  return isPicture(value as Frame) ? pictureFields(value as Frame, at) : fieldsOf(value as Frame, at);
}

function pictureFields(picture: Frame, at: string): EditorField[] {
  const focus = (picture.focus ?? null) as { x: number; y: number } | null;
  const shown =
    picture.kind === "art" ? [{ kind: "picture" as const, at, art: String(picture.name), focus }] : [];
  return [...shown, { kind: "words", at: `${at}.alt`, name: "alt", isLong: false }];
}

function isPicture(value: Frame): boolean {
  return (value.kind === "art" || value.kind === "file") && "alt" in value;
}
