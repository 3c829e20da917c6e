import { expect, test } from "vitest";
import { emptyBlock, type JourneyBlock } from "#domain/journeys/blocks.ts";
import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import { expectedCommissions } from "./expected-commissions.ts";

const id = "0b0e5f0a-9f7e-4c8e-9b6a-000000000001";
const hotels = [{ id, commission: 1_200 }] as StayHotel[];
const price = (amount: number, currency: "EUR" | "USD" = "EUR") => ({ amount, currency, exchange: null });
const stay = (change: Partial<JourneyBlock>): JourneyBlock => ({
  ...emptyBlock({ id, optionId: id, kind: "stay", day: 0, position: "V" }),
  ...{ version: 1, supplier: { kind: "hotel", hotelId: id }, sell: price(100_000) },
  ...change,
});

test("stays sold at the hotel's rate are expected to pay, each in its currency; margin is another thing", () => {
  const blocks = [
    stay({}),
    stay({ sell: price(50_000, "USD") }),
    stay({ net: price(80_000) }),
    stay({ day: null }),
    stay({ isRemoved: true }),
    stay({ supplier: { kind: "named", name: "Pousada" } }),
    stay({ kind: "dining" }),
  ];
  expect(expectedCommissions(blocks, { hotels, markup: null })).toEqual({ EUR: 12_000, USD: 6_000 });
});
