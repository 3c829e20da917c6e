import { expect, test } from "vitest";
import { type BlockPicture, emptyBlock } from "#domain/journeys/blocks.ts";
import type { JourneyHead } from "#domain/journeys/journeys.ts";
import { changesOf, valuesOf } from "./block-values.ts";

const id = "0b0e5f0a-9f7e-4c8e-9b6a-000000000001";
const picture = (name: string): BlockPicture => ({ kind: "art", name, alt: { pt: name, en: name } });
const head = { currency: "EUR", language: "pt" } as JourneyHead;
const block = {
  ...emptyBlock({ id, optionId: id, kind: "stay", day: 0, position: "V" }),
  ...{ version: 1, pictures: [picture("patio")] },
};
const offered = [picture("patio"), picture("praia")];

test("a form that was only opened changes nothing", () => {
  expect(changesOf(block, valuesOf(block, head), { head, offered })).toEqual({});
});

test("pictures of the hotel are chosen and let go, each once", () => {
  const values = valuesOf(block, head);
  const chosen = changesOf(block, { ...values, pictures: ["praia", "patio"] }, { head, offered });
  expect(chosen).toEqual({ pictures: [picture("patio"), picture("praia")] });
  expect(changesOf(block, { ...values, pictures: [] }, { head, offered })).toEqual({ pictures: [] });
});
