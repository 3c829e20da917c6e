import { basisPoints, type Currency, convert, equalPart } from "../money/money.ts";
import type { BlockKind, NewBlock, Price } from "./blocks.ts";
import { nightCount } from "./days.ts";
import type { JourneyHead, Markup } from "./journeys.ts";

type Priced = Pick<NewBlock, "kind" | "net" | "sell">;

/** A price in the journey's currency, rounded once; null while no rate was typed that leads to an amount one can add. */
export function inJourneyCurrency(price: Price, currency: Currency): number | null {
  if (price.currency === currency) return price.amount;
  if (!price.exchange) return null;
  const { amount } = convert(price, { to: currency, rate: price.exchange.rate });
  return Number.isSafeInteger(amount) ? amount : null;
}

/** A block whose rates were typed for a currency that its journey does not have: they are asked for anew. */
export function withoutRates<B extends Pick<NewBlock, "net" | "sell">>(block: B): B {
  const bare = (price: Price | null) => price && { ...price, exchange: null };
  return { ...block, net: bare(block.net), sell: bare(block.sell) };
}

/** Whether a rate was typed for a block. */
export function hasRates({ net, sell }: Pick<NewBlock, "net" | "sell">): boolean {
  return Boolean(net?.exchange ?? sell?.exchange);
}

/** What the client pays for a block: its own price, else the net price with the markup of its kind. */
export function sellPrice({ kind, net, sell }: Priced, markup: Markup | null): Price | null {
  if (sell || !net || !markup) return sell;
  return { ...net, amount: net.amount + basisPoints(net.amount, markupOf(markup, kind)) };
}

function markupOf(markup: Markup, kind: BlockKind): number {
  return markup.byKind[kind] ?? markup.usual;
}

/** What a block brings into the sums, in the journey's currency; `isOpen` while a rate is missing. */
export function blockAmounts(block: Priced, { currency, markup }: Pick<JourneyHead, "currency" | "markup">) {
  const sold = sellPrice(block, markup);
  const sell = sold ? inJourneyCurrency(sold, currency) : 0;
  const net = block.net ? inJourneyCurrency(block.net, currency) : 0;
  return { net: net ?? 0, sell: sell ?? 0, isOpen: net === null || sell === null };
}

/** The sums of one option, in minor units of the journey's currency. */
export type OptionTotals = {
  net: number;
  sell: number;
  perPerson: number | null;
  perNight: number | null;
  /** How many blocks wait for a rate and are in no sum. */
  openRates: number;
};

/** Adds up the blocks of an option that stand on a day; parked and removed ones cost nothing. */
export function optionTotals(blocks: readonly NewBlock[], head: JourneyHead): OptionTotals {
  const counted = blocks.filter(({ day, isRemoved }) => day !== null && !isRemoved);
  const amounts = counted.map((block) => blockAmounts(block, head));
  const net = sum(amounts.map((amount) => amount.net));
  const sell = sum(amounts.map((amount) => amount.sell));
  const people = head.travellers.length;
  const nights = nightCount(head);
  return {
    net,
    sell,
    perPerson: people > 0 ? equalPart(sell, people) : null,
    perNight: nights > 0 ? equalPart(sell, nights) : null,
    openRates: amounts.filter(({ isOpen }) => isOpen).length,
  };
}

/** How much more each option costs than the first one. */
export function differences(sells: readonly number[]): number[] {
  return sells.map((sell) => sell - (sells[0] ?? 0));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
