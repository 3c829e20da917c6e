import { type BlockKind, emptyBlock, inOrder, type NewBlock } from "../journeys/blocks.ts";
import { nightCount } from "../journeys/days.ts";
import type { JourneyHead } from "../journeys/journeys.ts";
import { rankBetween } from "../journeys/ranks.ts";
import type { Money } from "../money/money.ts";
import { MinorUnits } from "../numbers.ts";
import type { PriceUnit, ProductKind } from "./content.ts";
import type { MemberProduct } from "./products.ts";

const kinds: Record<ProductKind, BlockKind> = {
  stay: "stay",
  experience: "experience",
  package: "experience",
  service: "note",
};

type Journey = Pick<JourneyHead, "startsOn" | "endsOn" | "travellers">;

/** How often a price is paid in a journey; null where the journey does not say how many nights or people it has. */
export function timesPaid(unit: PriceUnit, journey: Journey): number | null {
  if (unit === "night") return nightCount(journey) || null;
  return unit === "person" ? journey.travellers.length || null : 1;
}

/** What a price comes to; null where that is not known, or no price of ours. */
function totalOf(price: Money | null, times: number | null) {
  if (!price || times === null) return null;
  const amount = price.amount * times;
  return MinorUnits.safeParse(amount).success ? { ...price, amount, exchange: null } : null;
}

type Where = {
  id: string;
  optionId: string;
  blocks: readonly Pick<NewBlock, "id" | "optionId" | "day" | "position">[];
  head: Journey;
  /** What its price was made of, for whoever builds the journey. */
  note: string;
};

/**
 * A product as a block that waits in a journey's tray, with its words, pictures and what it comes to for the nights or
 * people of the journey, at both prices; without a price where the journey does not say how many they are.
 */
export function blockOf(product: MemberProduct, { id, optionId, blocks, head, note }: Where): NewBlock {
  const parked = inOrder(blocks.filter((block) => block.optionId === optionId && block.day === null));
  const position = rankBetween(parked.at(-1)?.position ?? null, null);
  const { title, summary, place, hotel, seller, price, memberPrice } = product;
  const kind = kinds[product.kind];
  const times = timesPaid(product.unit, head);
  return {
    ...emptyBlock({ id, optionId, kind, day: null, position }),
    ...{ title, text: summary, place, note },
    // The nights that its price pays for are the nights it lasts.
    ...(kind === "stay" && { nights: nightCount(head) || 1 }),
    supplier: hotel ? { kind: "hotel", hotelId: hotel.id } : { kind: "named", name: seller.name },
    pictures: product.pictures.slice(0, 3) as NewBlock["pictures"],
    net: totalOf(memberPrice ?? price, times),
    sell: totalOf(price, times),
  };
}
