import { type BlockKind, emptyBlock, inOrder, type NewBlock } from "../journeys/blocks.ts";
import { rankBetween } from "../journeys/ranks.ts";
import type { ProductKind } from "./content.ts";
import type { MemberProduct } from "./products.ts";

const kinds: Record<ProductKind, BlockKind> = {
  stay: "stay",
  experience: "experience",
  package: "experience",
  service: "note",
};

type Where = {
  id: string;
  optionId: string;
  blocks: readonly Pick<NewBlock, "id" | "optionId" | "day" | "position">[];
};

/** A product as a block that waits in a journey's tray, with its words, pictures and both prices. */
export function blockOf(product: MemberProduct, { id, optionId, blocks }: Where): NewBlock {
  const parked = inOrder(blocks.filter((block) => block.optionId === optionId && block.day === null));
  const position = rankBetween(parked.at(-1)?.position ?? null, null);
  const { title, summary, place, hotel, seller, price, memberPrice } = product;
  const kind = kinds[product.kind];
  const net = memberPrice ?? price;
  return {
    ...emptyBlock({ id, optionId, kind, day: null, position }),
    ...{ title, text: summary, place },
    supplier: hotel ? { kind: "hotel", hotelId: hotel.id } : { kind: "named", name: seller.name },
    pictures: product.pictures.slice(0, 3) as NewBlock["pictures"],
    net: net && { ...net, exchange: null },
    sell: price && { ...price, exchange: null },
  };
}
