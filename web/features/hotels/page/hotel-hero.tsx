import { MessageCircle } from "lucide-react";
import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import { HotelPicture } from "../parts/hotel-picture.tsx";
import type { HotelView } from "../reading/hotel-view.ts";

/** The opening of a hotel's page: its picture, where it is, its name, and the way to talk of it. */
export function HotelHero({ hotel }: { hotel: Pick<HotelView, "name" | "place" | "picture"> }) {
  return (
    <section className="hotel-hero on-dark" aria-label={hotel.name}>
      <div className="hotel-hero-media">
        <HotelPicture picture={hotel.picture} sizes="100vw" isPriority isTallOnPhone />
      </div>
      <div className="wrap hotel-hero-body">
        <div>
          <p className="caption">{hotel.place}</p>
          <h1 className="d1">{hotel.name}</h1>
        </div>
        <Link className="hotel-hero-talk" to={sitePath("/contact")}>
          <MessageCircle size={18} strokeWidth={1.2} aria-hidden="true" />
          {m.hotels_talk()}
        </Link>
      </div>
    </section>
  );
}
