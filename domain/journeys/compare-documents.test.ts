import { expect, test } from "vitest";
import { emptyBlock, type NewBlock } from "./blocks.ts";
import { compareDocuments, compareHeads } from "./compare-documents.ts";
import type { JourneyDocument } from "./journeys.ts";

const uuid = (n: number) => `0b0e5f0a-9f7e-4c8e-9b6a-${String(n).padStart(12, "0")}`;
const block = (n: number, change: Partial<NewBlock> = {}): NewBlock => ({
  ...emptyBlock({ id: uuid(n), optionId: uuid(1), kind: "note", day: 0, position: "V" }),
  ...change,
});
const content = (blocks: NewBlock[], isRemoved = false) =>
  ({ options: [{ id: uuid(1), label: "A", isRemoved }], blocks }) as unknown as JourneyDocument;
const kinds = (before: NewBlock[], after: NewBlock[]) =>
  compareDocuments(content(before), content(after)).map(({ block: { id }, kind, fields }) => [
    ...[Number(id.slice(-2)), kind, ...fields],
  ]);

test("what came, went and changed is named, with the fields", () => {
  expect(
    kinds(
      [block(10), block(11), block(12, { title: { pt: "Mar", en: "" } })],
      [block(10, { day: 2, place: "Sagres" }), block(12, { title: { en: "", pt: "Mar" } }), block(13)],
    ),
  ).toEqual([
    [10, "changed", "place", "day"],
    [13, "added"],
    [11, "removed"],
  ]);
});

test("what was taken out counts as gone, with its option too", () => {
  expect(kinds([block(10)], [block(10, { isRemoved: true })])).toEqual([[10, "removed"]]);
  expect(compareDocuments(content([block(10)]), content([block(10)], true))).toMatchObject([
    { kind: "removed" },
  ]);
});

test("what counts edits is no difference: a journey that is worked on has versions, what was published has none", () => {
  const worked = { ...block(10), version: 4 } as NewBlock;
  expect(compareDocuments(content([block(10)]), content([worked]))).toEqual([]);
});

test("a change has both sides, and the whole is compared by field", () => {
  const [was, is] = [block(10, { place: "Lagos" }), block(10, { place: "Sagres" })];
  expect(compareDocuments(content([was]), content([is]))).toEqual([
    { block: is, before: was, kind: "changed", fields: ["place"] },
  ]);
  const head = { title: { pt: "Sul", en: "" }, startsOn: "2027-07-04" } as JourneyDocument["head"];
  expect(compareHeads(head, { ...head, title: { en: "", pt: "Sul" }, startsOn: "2027-07-05" })).toEqual([
    "startsOn",
  ]);
});
