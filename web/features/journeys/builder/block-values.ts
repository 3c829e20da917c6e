import type { BlockContent, BlockKind, BlockPicture, JourneyBlock, Price } from "#domain/journeys/blocks.ts";
import type { JourneyHead } from "#domain/journeys/journeys.ts";
import type { Localized } from "#domain/localized.ts";
import type { Currency } from "#domain/money/money.ts";
import { readAmount, typedAmount } from "#web/locale/amounts.ts";

/** A block as its form has it: everything is what was typed. */
export type BlockValues = {
  kind: BlockKind;
  startsAt: string;
  endsAt: string;
  nights: string;
  place: string;
  title: Localized;
  text: Localized;
  supplier: string;
  supplierName: string;
  currency: string;
  rate: string;
  net: string;
  sell: string;
  shown: "price" | "plain" | "hidden";
  note: string;
  /** Which pictures are shown, by what each is called. */
  pictures: string[];
};

/** What a picture is told from others by. */
export function pictureName(picture: BlockPicture): string {
  return picture.kind === "art" ? picture.name : picture.src;
}

/** What a form begins with. */
export function valuesOf(block: JourneyBlock, head: JourneyHead): BlockValues {
  const { kind, place, title, text, note, supplier, net, sell } = block;
  const price = sell ?? net;
  const currency = price?.currency ?? head.currency;
  return {
    ...{ kind, place, title, text, note, currency, nights: String(block.nights) },
    ...{ startsAt: block.startsAt ?? "", endsAt: block.endsAt ?? "" },
    pictures: block.pictures.map(pictureName),
    supplier: supplier?.kind === "hotel" ? supplier.hotelId : "",
    supplierName: supplier?.kind === "named" ? supplier.name : "",
    rate: price?.exchange?.rate.replace(".", ",") ?? "",
    net: typedAmount(net?.amount, currency),
    sell: typedAmount(sell?.amount, currency),
    shown: block.isVisibleToClient ? (block.isPriceVisible ? "price" : "plain") : "hidden",
  };
}

/** What was changed of a block; fields that stay as they were are not sent, so that they clash with nobody. */
export function changesOf(
  block: JourneyBlock,
  values: BlockValues,
  { head, offered }: { head: JourneyHead; offered: readonly BlockPicture[] },
): Partial<BlockContent> {
  const { kind, place, title, text, note, shown } = values;
  const nights = kind === "stay" ? Math.max(0, Math.min(366, Math.floor(Number(values.nights) || 0))) : 0;
  const typed: Partial<BlockContent> = {
    ...{ kind, place: place.trim(), title, text, note, nights },
    startsAt: values.startsAt.slice(0, 5) || null,
    endsAt: values.endsAt.slice(0, 5) || null,
    supplier: supplierOf(values),
    ...(arePricesTouched(valuesOf(block, head), values) && {
      net: priceOf(values.net, values, { head, before: block.net }),
      sell: priceOf(values.sell, values, { head, before: block.sell }),
    }),
    pictures: chosenPictures([...block.pictures, ...offered], values.pictures),
    isVisibleToClient: shown !== "hidden",
    isPriceVisible: shown === "price",
  };
  const changed = Object.entries(typed).filter(
    ([field, value]) => sorted(value) !== sorted(block[field as keyof BlockContent]),
  );
  return Object.fromEntries(changed);
}

/** The chosen ones, each once, in the order in which they are offered. */
function chosenPictures(offered: BlockPicture[], names: readonly string[]): BlockPicture[] {
  const known = new Map(offered.map((picture) => [pictureName(picture), picture]));
  return [...known.entries()].filter(([name]) => names.includes(name)).map(([, picture]) => picture);
}

function arePricesTouched(before: BlockValues, now: BlockValues): boolean {
  return (["net", "sell", "currency", "rate"] as const).some((field) => before[field] !== now[field]);
}

function supplierOf({ supplier, supplierName }: BlockValues): BlockContent["supplier"] {
  if (supplier) return { kind: "hotel", hotelId: supplier };
  return supplierName.trim() ? { kind: "named", name: supplierName.trim() } : null;
}

type Before = { head: JourneyHead; before: Price | null };

function priceOf(typed: string, values: BlockValues, { head, before }: Before): Price | null {
  const currency = values.currency as Currency;
  const amount = readAmount(typed, currency);
  if (amount === null || amount === undefined) return null;
  const rate = values.rate.trim().replace(",", ".");
  if (currency === head.currency || rate === "") return { amount, currency, exchange: null };
  // A rate is of the day it was typed on, and keeps that day until another is typed.
  const on = before?.exchange?.rate === rate ? before.exchange.on : new Date().toISOString().slice(0, 10);
  return { amount, currency, exchange: { rate, on } };
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
