import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import { ArrowLabel } from "#web/ui/arrow-link.tsx";
import { HotelPicture } from "../parts/hotel-picture.tsx";
import type { HotelSummaryView } from "../reading/hotel-view.ts";

/** A hotel of the collection; the whole of it leads to its page. */
export function HotelCard({ hotel }: { hotel: HotelSummaryView }) {
  return (
    <Link className="card hotel-card" to={sitePath(hotel.path)}>
      <div className="plate">
        <HotelPicture picture={hotel.picture} sizes="(max-width: 767px) 100vw, 58vw" isDecorative />
      </div>
      <div className="card-text">
        <p className="caption">{hotel.place}</p>
        <h3 className="d3">{hotel.name}</h3>
        <p>{hotel.summary}</p>
        <ArrowLabel>{m.hotels_open()}</ArrowLabel>
      </div>
    </Link>
  );
}
