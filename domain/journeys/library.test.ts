import { expect, test } from "vitest";
import { emptyBlock } from "./blocks.ts";
import { emptyOption, type JourneyDocument } from "./journeys.ts";
import { toSavedBlock, toTemplate } from "./library.ts";

const id = "0b0e5f0a-9f7e-4c8e-9b6a-000000000001";
const other = "0b0e5f0a-9f7e-4c8e-9b6a-000000000002";
const none = { pt: "", en: "" };
const block = {
  ...emptyBlock({ id, optionId: id, kind: "dining", day: 2, position: "V" }),
  ...{ note: "aniversário da Ana", place: "Sagres" },
};
const document: JourneyDocument = {
  head: {
    ...{
      title: { pt: "Sul", en: "" },
      intro: none,
      clientId: id,
      startsOn: "2027-07-04",
      endsOn: "2027-07-08",
    },
    ...{ travellers: [{ firstName: "Ana", isChild: false }], currency: "EUR", language: "pt" },
    ...{ cover: null, colour: null, markup: null, note: "cliente difícil" },
  },
  options: [emptyOption({ id, label: "A" }), { ...emptyOption({ id: other, label: "B" }), isRemoved: true }],
  blocks: [block, { ...block, id: other, isRemoved: true }, { ...block, optionId: other }],
  files: [],
};

test("a saved block keeps what is said of it and loses its place", () => {
  expect(toSavedBlock(block)).toMatchObject({ kind: "dining", place: "Sagres" });
  expect(Object.keys(toSavedBlock(block))).not.toEqual(
    expect.arrayContaining(["id", "optionId", "day", "position"]),
  );
});

test("a template has the days and blocks that stand, and no trace of whoever the journey was for", () => {
  const template = toTemplate(document);
  expect(template.options).toHaveLength(1);
  expect(template.blocks).toMatchObject([{ id, day: 2, place: "Sagres" }]);
  expect(JSON.stringify(template)).not.toMatch(/Ana|difícil/);
  expect(template.head.clientId).toBeNull();
});
