import { demoId } from "#database/seed/demo/demo-id.ts";
import type { DemoItem, DemoJourney, DemoStay } from "#database/seed/demo/journeys.ts";
import { emptyBlock, type NewBlock } from "#domain/journeys/blocks.ts";
import { dateOfDay } from "#domain/journeys/days.ts";
import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import { emptyOption, type JourneyDocument } from "#domain/journeys/journeys.ts";
import { ranksAfter } from "#domain/journeys/ranks.ts";
import { currencyDigits } from "#domain/money/currencies.ts";

type Input = {
  journey: DemoJourney;
  clientId: string;
  today: string;
  hotels: ReadonlyMap<string, StayHotel>;
};

/** A journey of the demo world as if somebody had built it: stays with the hotels' own words and pictures. */
export function demoDocument({ journey, clientId, today, hotels }: Input): JourneyDocument {
  const { key, title, startsIn, days, currency, travellers, otherStay } = journey;
  const startsOn = dateOfDay(today, startsIn);
  const labels = otherStay ? (["A", "B"] as const) : (["A"] as const);
  const cover = hotels.get(journey.stays[0]!.hotel)?.picture ?? null;
  return {
    head: {
      ...{ title, clientId, startsOn, endsOn: dateOfDay(startsOn, days - 1), currency, cover },
      intro: { pt: "", en: "" },
      travellers: travellers.map((name) => ({
        firstName: name.replace("*", ""),
        isChild: name.endsWith("*"),
      })),
      ...{ language: "pt", colour: null, note: "" },
      markup: journey.owner === "operator" ? { usual: 1_500, byKind: {} } : null,
    },
    options: labels.map((label) => ({
      ...emptyOption({ id: demoId(`journey/${key}/${label}`), label }),
    })),
    blocks: labels.flatMap((label) => {
      const stays = label === "B" && otherStay ? [...journey.stays.slice(0, -1), otherStay] : journey.stays;
      const entries = [...stays, ...journey.items];
      const ranks = ranksAfter(null, entries.length);
      return entries.map((entry, index) => ({
        ...emptyBlock({
          id: demoId(`journey/${key}/${label}/${index}`),
          optionId: demoId(`journey/${key}/${label}`),
          kind: "hotel" in entry ? "stay" : entry.kind,
          ...{ day: entry.day, position: ranks[index]! },
        }),
        ...("hotel" in entry ? stayOf(entry, journey, hotels) : itemOf(entry, journey)),
      }));
    }),
    files: [],
  };
}

function priceOf(units: number | undefined, { currency }: DemoJourney): NewBlock["sell"] {
  if (units === undefined) return null;
  return { amount: units * 10 ** currencyDigits[currency], currency, exchange: null };
}

function stayOf(stay: DemoStay, journey: DemoJourney, hotels: Input["hotels"]): Partial<NewBlock> {
  const hotel = hotels.get(stay.hotel);
  if (!hotel) throw new Error(`the demo world has no hotel ${stay.hotel}`);
  return {
    ...{ nights: stay.nights, place: hotel.place.pt, text: hotel.summary, pictures: [hotel.picture] },
    title: { pt: hotel.name, en: hotel.name },
    supplier: { kind: "hotel", hotelId: hotel.id },
    sell: priceOf(stay.sell, journey),
    isPriceVisible: true,
  };
}

function itemOf(item: DemoItem, journey: DemoJourney): Partial<NewBlock> {
  const { title, place = "", at = null } = item;
  return { title, place, startsAt: at, net: priceOf(item.net, journey), sell: priceOf(item.sell, journey) };
}
