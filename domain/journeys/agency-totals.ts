import { basisPoints, type Money, type Sums, sumByCurrency } from "../money/money.ts";
import type { NewBlock, Price } from "./blocks.ts";
import type { JourneyHead } from "./journeys.ts";
import { blockAmounts, type OptionTotals, optionTotals, sellPrice } from "./prices.ts";

/** What a stay came to with its hotel: what it charges there, and what it pays whoever sold it. */
export type BookedStay = {
  blockId: string;
  price: Money;
  /** In the currency of the price; nothing on a net rate. */
  commission: number;
};

type Known = {
  /** The commission that each hotel of the collection pays, in hundredths of a percent. */
  rates: ReadonlyMap<string, number | null>;
  /** Stays that their hotel agreed to: what it said replaces what was estimated. */
  booked: readonly BookedStay[];
};

/** What an option costs and leaves: see docs/figures.md. */
export type AgencyTotals = OptionTotals & {
  /** Agency revenue: of each block with a net price, what the client pays above it; of others nothing. */
  revenue: number;
  /** Commission of hotels, by currency; never added to the revenue (loop: money). */
  commissions: Sums;
  /** How many blocks are sold with neither a cost nor a commission, and so leave nothing that one could count. */
  uncosted: number;
  /** How many blocks stand at what their hotel agreed to. */
  booked: number;
};

/** The totals of an option for whoever sells it. */
export function agencyTotals(blocks: readonly NewBlock[], head: JourneyHead, known: Known): AgencyTotals {
  const booked = new Map(known.booked.map((stay) => [stay.blockId, stay]));
  const placed = blocks
    .filter(({ day, isRemoved }) => day !== null && !isRemoved)
    .map((block) => asBooked(block, booked.get(block.id)));
  const rows = placed.map((block) => {
    const commission = commissionOf(block, { stay: booked.get(block.id), rates: known.rates, head });
    const { sell, net, isOpen } = blockAmounts(block, head);
    return {
      commission,
      revenue: block.net && !isOpen && sellPrice(block, head.markup) ? sell - net : 0,
      isUncosted: sell > 0 && !block.net && !commission,
    };
  });
  return {
    ...optionTotals(placed, head),
    revenue: rows.reduce((sum, { revenue }) => sum + revenue, 0),
    commissions: sumByCurrency(rows.flatMap(({ commission }) => (commission ? [commission] : []))),
    uncosted: rows.filter(({ isUncosted }) => isUncosted).length,
    booked: placed.filter(({ id }) => booked.has(id)).length,
  };
}

/**
 * A block as its hotel agreed to it. What the hotel charges is the cost where the seller has one of their own or earns
 * no commission; otherwise the guest pays it there.
 */
function asBooked(block: NewBlock, stay: BookedStay | undefined): NewBlock {
  if (!stay) return block;
  const isCost = block.net !== null || stay.commission === 0;
  const price = { ...stay.price, exchange: exchangeOf(block, stay.price) };
  return isCost ? { ...block, net: price } : { ...block, sell: price };
}

/** The rate that was typed for this currency in the block. */
function exchangeOf({ net, sell }: NewBlock, { currency }: Money): Price["exchange"] {
  return [net, sell].find((price) => price?.currency === currency)?.exchange ?? null;
}

type Terms = { stay: BookedStay | undefined; rates: Known["rates"]; head: JourneyHead };

/** What the hotel pays for a block: as agreed, else by its contract where the stay is sold at the hotel's rate. */
function commissionOf(block: NewBlock, { stay, rates, head }: Terms): Money | null {
  if (stay) return stay.commission > 0 ? { amount: stay.commission, currency: stay.price.currency } : null;
  if (block.kind !== "stay" || block.supplier?.kind !== "hotel" || block.net) return null;
  const [rate, price] = [rates.get(block.supplier.hotelId), sellPrice(block, head.markup)];
  const amount = rate && price ? basisPoints(price.amount, rate) : 0;
  return price && amount > 0 ? { amount, currency: price.currency } : null;
}
