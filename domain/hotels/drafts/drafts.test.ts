import { expect, test } from "vitest";
import { blankChapter, parseContent, sections } from "./content.ts";
import { differenceOf } from "./difference.ts";
import { applyChange, partOf } from "./operations.ts";
import { joinContent, placesOf, splitContent } from "./parts.ts";
import { missingPlaces, publishBlocker } from "./publishing.ts";
import { agree, agreeOnCurrent, outdatedPlaces } from "./translations.ts";

const both = (pt: string, en: string) => ({ pt, en });
const gastronomy = {
  title: both("Uma mesa", "A table"),
  lead: null,
  paragraphs: { pt: ["Um.", "Dois."], en: ["One."] },
  pictures: [{ kind: "art", name: "gastronomy", alt: both("Mesa", "Table") }],
  facts: [],
  restaurants: [{ name: both("O Terraço", "The terrace"), text: null }],
  menus: [],
};

test("what is taken apart comes together as it was, and an empty place as nothing said", () => {
  const parts = splitContent(gastronomy);
  expect(parts.pt).toMatchObject({
    title: "Uma mesa",
    paragraphs: "Um.\n\nDois.",
    "restaurants.i1.name": "O Terraço",
    "restaurants.i1.text": "",
    "pictures.i1.alt": "Mesa",
  });
  const again = joinContent(parts);
  expect(parseContent("gastronomy", again)).toEqual({
    ...gastronomy,
    lead: both("", ""),
    restaurants: [{ name: both("O Terraço", "The terrace"), text: both("", "") }],
  });
  expect(splitContent(again)).toEqual(parts);
});

test("every blank chapter is a chapter, and has a place for its title", () => {
  for (const kind of sections.filter((section) => section !== "card")) {
    const parts = splitContent(blankChapter(kind));
    expect(() => parseContent(kind, joinContent(parts))).not.toThrow();
    expect(placesOf(parts.frame)).toContain("title");
  }
});

test("entries are added, moved and removed, and their words go with them", () => {
  const draft = splitContent(gastronomy);
  const added = applyChange(draft, { do: "add", list: "restaurants", entry: "n1" })!;
  expect(placesOf(added.frame)).toContain("restaurants.n1.name");
  const written = applyChange(added, {
    do: "write",
    language: "en",
    words: { "restaurants.n1.name": "New" },
  })!;
  const moved = applyChange(written, { do: "move", list: "restaurants", entry: "n1", to: 0 })!;
  expect(joinContent(moved)).toMatchObject({
    restaurants: [{ id: "n1", name: both("", "New") }, { id: "i1" }],
  });
  const removed = applyChange(moved, { do: "remove", list: "restaurants", entry: "n1" })!;
  expect(Object.keys(removed.en)).not.toContain("restaurants.n1.name");
});

test.each([
  { do: "write", language: "pt", words: { nowhere: "x" } },
  { do: "add", list: "title", entry: "n1" },
  { do: "add", list: "restaurants", entry: "i1" },
  { do: "remove", list: "restaurants", entry: "n9" },
  { do: "set", at: "restaurants.i1.name", value: "x" },
  { do: "set", at: "constructor.name", value: "x" },
  { do: "picture", at: "title", name: "gastronomy" },
] as const)("a change without a place is none: %j", (change) => {
  expect(applyChange(splitContent(gastronomy), change as never)).toBeNull();
});

test("a picture has its focal point, and a change of words knows its language", () => {
  const focus = { x: 0.2, y: 0.7 };
  const draft = applyChange(splitContent(gastronomy), {
    do: "picture",
    at: "pictures.i1",
    name: "wellness",
    focus,
  })!;
  const content = parseContent("gastronomy", joinContent(draft));
  expect(content).toMatchObject({ pictures: [{ name: "wellness", focus, alt: both("Mesa", "Table") }] });
  expect(partOf({ do: "write", language: "en", words: {} })).toBe("en");
  expect(partOf({ do: "remove", list: "facts", entry: "i1" })).toBe("frame");
});

test("a language that stayed while the other changed is outdated, until it changes, is affirmed or published", () => {
  const words = { pt: { title: "Uma mesa" }, en: { title: "A table" } };
  const agreed = agree(words);
  const changed = { ...words, pt: { title: "Duas mesas" } };
  expect(outdatedPlaces(changed, agreed)).toEqual({ pt: [], en: ["title"] });
  expect(outdatedPlaces({ ...changed, en: { title: "Two tables" } }, agreed)).toEqual({ pt: [], en: [] });
  expect(outdatedPlaces(words, agreed)).toEqual({ pt: [], en: [] });
  expect(outdatedPlaces(changed, agree(changed))).toEqual({ pt: [], en: [] });
  expect(outdatedPlaces(changed, agreeOnCurrent(changed, agreed))).toEqual({ pt: [], en: ["title"] });
});

test("the first publishing needs both languages, a new frame too, and each its words", () => {
  const draft = splitContent(gastronomy);
  const wish = { kind: "gastronomy", draft } as const;
  const blocker = (languages: ("pt" | "en")[], published: typeof draft.frame | null, of = draft) =>
    publishBlocker({ ...wish, draft: of, languages, published })?.code ?? null;
  expect(blocker(["pt"], null)).toBe("chapter_one_language");
  expect(blocker(["pt", "en"], null)).toBeNull();
  expect(blocker(["pt"], draft.frame)).toBeNull();
  const longer = applyChange(draft, { do: "add", list: "facts", entry: "n1" })!;
  expect(blocker(["en"], draft.frame, longer)).toBe("chapter_frame_changed");
  const half = applyChange(longer, { do: "write", language: "pt", words: { "facts.n1.value": "4 meses" } })!;
  expect(blocker(["pt", "en"], draft.frame, half)).toBe("translation_missing");
  expect(missingPlaces({ kind: "gastronomy", language: "en", draft: half })).toEqual(["facts.n1.value"]);
});

test("a difference tells the words that went, came and stayed", () => {
  expect(differenceOf("Às nove, o peixe do dia.", "Às nove, o peixe é só dos adultos.")).toEqual([
    { kind: "same", text: "Às nove, o peixe " },
    { kind: "gone", text: "do dia." },
    { kind: "new", text: "é só dos adultos." },
  ]);
  expect(differenceOf("igual", "igual")).toEqual([{ kind: "same", text: "igual" }]);
  expect(differenceOf("", "novo")).toEqual([{ kind: "new", text: "novo" }]);
});
