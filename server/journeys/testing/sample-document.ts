import { randomUUID } from "node:crypto";
import { emptyBlock, type NewBlock } from "#domain/journeys/blocks.ts";
import { emptyOption, type JourneyDocument, type JourneyHead } from "#domain/journeys/journeys.ts";

type Sample = { head?: Partial<JourneyHead>; blocks?: (option: string) => Partial<NewBlock>[] };

/** A journey of four days with two options, for tests: three placed blocks in each, unless others are given. */
export function sampleDocument({ head = {}, blocks = usualBlocks }: Sample = {}): JourneyDocument {
  const options = (["A", "B"] as const).map((label) => ({
    ...emptyOption({ id: randomUUID(), label }),
    name: { pt: `Opção ${label}`, en: `Option ${label}` },
  }));
  return {
    head: {
      ...{ title: { pt: "Lisboa e Sagres", en: "Lisbon and Sagres" }, intro: { pt: "", en: "" } },
      ...{ clientId: null, startsOn: "2026-07-04", endsOn: "2026-07-07", currency: "EUR", language: "pt" },
      travellers: [{ firstName: "Ana", isChild: false }],
      ...{ cover: null, colour: null, markup: null, note: "nota da casa" },
      ...head,
    },
    options,
    blocks: options.flatMap(({ id: optionId, label }) =>
      blocks(label).map((change, index) => ({
        ...emptyBlock({ id: randomUUID(), optionId, kind: "experience", day: index, position: "V" }),
        title: { pt: `Passeio ${label}${index}`, en: "" },
        ...change,
      })),
    ),
    files: [],
  };
}

function usualBlocks(label: string): Partial<NewBlock>[] {
  const price = (amount: number) => ({ amount, currency: "EUR" as const, exchange: null });
  const more = label === "A" ? 0 : 5_000;
  return [
    { net: price(8_000), sell: price(10_000 + more) },
    { sell: price(20_000) },
    { sell: price(30_000) },
  ];
}
