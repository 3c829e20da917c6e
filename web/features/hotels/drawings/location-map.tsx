import { m } from "#messages/messages.js";
import styles from "#web/features/hotels/chapters/styles/location.module.css";
import { AtollsChart } from "./atolls-chart.tsx";
import type { LocationDrawing } from "./drawing.ts";
import { Globe } from "./globe.tsx";

type LocationMapProps = { drawing: LocationDrawing; distance: string | undefined };

/** Where a hotel is, drawn, with a line that says how to read it. */
export function LocationMap({ drawing, distance }: LocationMapProps) {
  return (
    <figure className={styles.locationMap} data-slot="location-map" data-kind={drawing.kind}>
      {drawing.kind === "atolls" ? (
        <AtollsChart drawing={drawing} distance={distance} />
      ) : (
        <Globe drawing={drawing} />
      )}
      <figcaption className="caption">
        {drawing.kind === "atolls" ? m.hotels_chart_note() : m.hotels_globe_note()}
      </figcaption>
    </figure>
  );
}
