import { ChapterReader } from "../reader/chapter-reader.tsx";
import type { HotelView } from "../reading/hotel-view.ts";
import { HotelAsk } from "./hotel-ask.tsx";
import { HotelHero } from "./hotel-hero.tsx";

/** The one composition of every hotel's page. */
export function HotelPage({ hotel }: { hotel: HotelView }) {
  return (
    <main id="content">
      <HotelHero hotel={hotel} />
      {hotel.chapters.length > 0 && <ChapterReader hotel={hotel} />}
      <HotelAsk />
    </main>
  );
}
