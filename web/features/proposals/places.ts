import type { JourneySnapshot, SnapshotHotel } from "#domain/journeys/snapshot.ts";

type Point = { latitude: number; longitude: number };
/** Where a country lies, and what it is called. */
type Countries = { pointOf: (country: string) => Point | null; nameOf: (country: string) => string };

/** The places of a proposal in the order in which they come, each once: its hotels, or the country of one that tells no place. */
export function placesOf({ options }: Pick<JourneySnapshot, "options">, countries: Countries) {
  const places = new Map<string, Point & { name: string }>();
  for (const { days } of options) {
    for (const { hotel } of days.flatMap(({ blocks }) => blocks)) {
      if (hotel) put(places, hotel, countries);
    }
  }
  return [...places.values()];
}

function put(
  places: Map<string, Point & { name: string }>,
  { id, name, country, coordinates }: SnapshotHotel,
  { pointOf, nameOf }: Countries,
): void {
  if (coordinates) {
    places.set(id, { name, ...coordinates });
    return;
  }
  const point = pointOf(country);
  if (point) places.set(country, { name: nameOf(country), ...point });
}
