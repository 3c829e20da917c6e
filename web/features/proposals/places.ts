import type { JourneySnapshot } from "#domain/journeys/snapshot.ts";

/** The hotels of a proposal that have a place on the earth, each once, in the order in which they come. */
export function placesOf({ options }: Pick<JourneySnapshot, "options">) {
  const places = new Map<string, { name: string; latitude: number; longitude: number }>();
  for (const { days } of options) {
    for (const { hotel } of days.flatMap(({ blocks }) => blocks)) {
      if (hotel?.coordinates) places.set(hotel.id, { name: hotel.name, ...hotel.coordinates });
    }
  }
  return [...places.values()];
}
