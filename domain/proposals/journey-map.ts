import { countryName } from "../hotels/country-names.ts";
import type { JourneySnapshot, SnapshotHotel } from "../journeys/snapshot.ts";
import { countryPoint } from "../maps/country-point.ts";
import { drawGlobe } from "../maps/draw-globe.ts";
import type { GlobeDrawing } from "../maps/globe.ts";
import type { Place } from "../maps/orthographic.ts";
import type { Language } from "../text.ts";

type Stop = Place & { name: string };
type Journey = Pick<JourneySnapshot, "options">;

/** Where a proposal leads, drawn; null if nobody can say. */
export function drawJourney(journey: Journey, language: Language): GlobeDrawing | null {
  const stops = stopsOf(journey, language);
  return stops.length > 0 ? drawGlobe(stops) : null;
}

/** The places of a proposal in the order in which they come, each once: its hotels, or the country of one that tells no place. */
export function stopsOf({ options }: Journey, language: Language): Stop[] {
  const stops = new Map<string, Stop>();
  for (const { days } of options) {
    for (const { hotel } of days.flatMap(({ blocks }) => blocks)) {
      if (hotel) put(stops, hotel, language);
    }
  }
  return [...stops.values()];
}

function put(
  stops: Map<string, Stop>,
  { id, name, country, coordinates }: SnapshotHotel,
  language: Language,
): void {
  if (coordinates) {
    stops.set(id, { name, ...coordinates });
    return;
  }
  const point = countryPoint(country);
  if (point) stops.set(country, { name: countryName(country, language), ...point });
}
