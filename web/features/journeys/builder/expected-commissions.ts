import type { JourneyBlock } from "#domain/journeys/blocks.ts";
import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import type { Markup } from "#domain/journeys/journeys.ts";
import { sellPrice } from "#domain/journeys/prices.ts";
import { basisPoints, type Sums, sumByCurrency } from "#domain/money/money.ts";

type Terms = { hotels: readonly StayHotel[]; markup: Markup | null };

/** What hotels are expected to pay for the stays, by currency; a net price earns a margin instead. */
export function expectedCommissions(blocks: readonly JourneyBlock[], { hotels, markup }: Terms): Sums {
  const rates = new Map(hotels.map(({ id, commission }) => [id, commission]));
  return sumByCurrency(
    blocks.flatMap((block) => {
      const { kind, supplier, net, day, isRemoved } = block;
      if (kind !== "stay" || supplier?.kind !== "hotel" || net || day === null || isRemoved) return [];
      const [rate, price] = [rates.get(supplier.hotelId), sellPrice(block, markup)];
      return rate && price ? [{ amount: basisPoints(price.amount, rate), currency: price.currency }] : [];
    }),
  );
}
