import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import { ArrowLabel } from "#web/ui/arrow-link.tsx";
import cardStyles from "#web/ui/card.module.css";
import { classNames } from "#web/ui/class-names.ts";
import { HotelPicture } from "../parts/hotel-picture.tsx";
import type { HotelSummaryView } from "../reading/hotel-view.ts";
import styles from "./collection.module.css";

/** A hotel of the collection; the whole of it leads to its page. */
export function HotelCard({ hotel }: { hotel: HotelSummaryView }) {
  return (
    <Link
      className={classNames(cardStyles.card, styles.hotelCard)}
      data-slot="card hotel-card"
      to={sitePath(hotel.path)}
    >
      <div className="plate">
        <HotelPicture picture={hotel.picture} sizes="(max-width: 767px) 100vw, 58vw" isDecorative />
      </div>
      <div className={cardStyles.cardText} data-slot="card-text">
        <p className="caption">{hotel.place}</p>
        <h3 className="d3">{hotel.name}</h3>
        <p>{hotel.summary}</p>
        <ArrowLabel>{m.hotels_open()}</ArrowLabel>
      </div>
    </Link>
  );
}
