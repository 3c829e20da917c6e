import { z } from "zod";
import { Version, whole } from "../../numbers.ts";
import { coded, Language, text } from "../../text.ts";
import { pictureAddress } from "../picture-addresses.ts";
import { OwnPicture } from "../pictures.ts";
import { artPicture, type BlankPicture, blankItem, SectionKind } from "./content.ts";
import { type Frame, type Parts, placesOf, splitContent, wordsIn } from "./parts.ts";

/** A place in a section: words joined by dots, entries of lists by their ids. */
const Place = coded(/^[A-Za-z0-9]{1,24}(\.[A-Za-z0-9]{1,24}){0,5}$/, { max: 150 });
const EntryId = coded(/^[a-z0-9]{1,12}$/, { max: 12 });
const ArtName = coded(/^[a-z0-9]+(-[a-z0-9]+)*$/, { max: 60 });
const Share = z.number().min(0).max(1);

const Change = z.discriminatedUnion("do", [
  /** Words of one language; fields that are not named stay as they are. */
  z.strictObject({ do: z.literal("write"), language: Language, words: z.record(Place, text(6_000)) }),
  z.strictObject({ do: z.literal("add"), list: Place, entry: EntryId, file: OwnPicture.optional() }),
  z.strictObject({ do: z.literal("remove"), list: Place, entry: EntryId }),
  z.strictObject({ do: z.literal("move"), list: Place, entry: EntryId, to: whole({ max: 60 }) }),
  /** A name or a figure that is the same in both languages. */
  z.strictObject({
    do: z.literal("set"),
    at: Place,
    value: z.union([text(160), whole({ max: 2_200 }), z.null()]),
  }),
  z.strictObject({
    do: z.literal("picture"),
    at: Place,
    /** One of the house's art, or one that the hotel sent. */
    name: ArtName.optional(),
    file: OwnPicture.optional(),
    /** The point that stays in view however the picture is cut. */
    focus: z.strictObject({ x: Share, y: Share }).optional(),
  }),
]);
export type Change = z.infer<typeof Change>;

/** One edit of a hotel's page: its id is made by the editor's window, its version is the one it was made on. */
export const Operation = z.strictObject({
  id: z.uuid(),
  kind: SectionKind,
  version: Version,
  change: Change,
});
export type Operation = z.infer<typeof Operation>;

export type DraftPart = "frame" | Language;

/** The part of a draft that a change concerns, and whose version it must know. */
export function partOf(change: Change): DraftPart {
  return change.do === "write" ? change.language : "frame";
}

/** Names and figures that are no words. */
const PLAIN = new Set(["name", "awardedBy", "year"]);
const MOST_ENTRIES = 60;

/** The draft after a change; null where the change has no place in it. */
export function applyChange(draft: Parts, change: Change): Parts | null {
  if (change.do === "write") return write(draft, change);
  const frame = structuredClone(draft.frame);
  if (!applyToFrame(frame, change)) return null;
  // Words of an entry that is gone go with it; a new entry has places for its own.
  return { frame, pt: wordsIn(frame, draft.pt), en: wordsIn(frame, draft.en) };
}

function write(draft: Parts, { language, words }: Extract<Change, { do: "write" }>): Parts | null {
  const places = new Set(placesOf(draft.frame));
  if (Object.keys(words).some((at) => !places.has(at))) return null;
  return { ...draft, [language]: { ...draft[language], ...words } };
}

function applyToFrame(frame: Frame, change: Exclude<Change, { do: "write" }>): boolean {
  if (change.do === "set") return setPlain(frame, change);
  if (change.do === "picture") return setPicture(frame, change);
  const list = find(frame, change.list.split("."));
  if (!Array.isArray(list)) return false;
  const at = list.findIndex(({ id }: { id: string }) => id === change.entry);
  if (change.do === "add") {
    const picture = change.file ? ownPicture(change.file) : artPicture("hero-home");
    const item = blankItem(change.list.split(".").at(-1)!, picture);
    if (!item || at >= 0 || list.length >= MOST_ENTRIES) return false;
    list.push({ id: change.entry, ...splitContent(item).frame });
    return true;
  }
  if (at < 0) return false;
  const [entry] = list.splice(at, 1);
  if (change.do === "move") list.splice(change.to, 0, entry);
  return true;
}

function setPlain(frame: Frame, { at, value }: Extract<Change, { do: "set" }>): boolean {
  const { holder, key } = holderOf(frame, at);
  if (!holder || !PLAIN.has(key) || !(key in holder)) return false;
  if (typeof holder[key] === "object" && holder[key] !== null) return false;
  if (key === "year" ? typeof value === "string" : typeof value !== "string") return false;
  holder[key] = value;
  return true;
}

function setPicture(frame: Frame, change: Extract<Change, { do: "picture" }>): boolean {
  const { at, name, file, focus } = change;
  if ((name === undefined) === (file === undefined)) return false;
  const { holder, key } = holderOf(frame, at);
  // An entry of the list of pictures is itself the picture.
  const isEntry = at.split(".").at(-2) === "pictures";
  const target = isEntry ? (find(frame, at.split(".")) as Frame | undefined) : holder;
  if (!target || !(isEntry || ["picture", "portrait"].includes(key))) return false;
  const { frame: blank } = splitContent(file ? ownPicture(file) : artPicture(name!));
  const picture = { ...blank, ...(focus && { focus }) };
  if (!isEntry) {
    if (!(key in target)) return false;
    target[key] = picture;
    return true;
  }
  // The entry stays the one it is; nothing of the picture before stays with it.
  for (const old of Object.keys(target)) if (old !== "id") delete target[old];
  Object.assign(target, picture);
  return true;
}

function ownPicture({ id, width, height }: OwnPicture): BlankPicture {
  return { kind: "file", src: pictureAddress(id), width, height, alt: { pt: "", en: "" } };
}

/** The pictures of the hotel's own that a change names. */
export function ownPicturesOf(change: Change): OwnPicture[] {
  return (change.do === "add" || change.do === "picture") && change.file ? [change.file] : [];
}

function holderOf(frame: Frame, at: string) {
  const steps = at.split(".");
  const key = steps.pop()!;
  const holder = find(frame, steps);
  return { holder: isHolder(holder) ? holder : null, key };
}

function find(frame: unknown, steps: string[]): unknown {
  let value = frame;
  for (const step of steps) {
    if (Array.isArray(value)) value = value.find(({ id }: { id: string }) => id === step);
    else if (isHolder(value) && Object.hasOwn(value, step)) value = value[step];
    else return undefined;
  }
  return value;
}

function isHolder(value: unknown): value is Frame {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
