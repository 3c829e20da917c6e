import type { ReactNode } from "react";
import { useSiteData } from "#web/site/site-data.ts";
import { StructuredData } from "#web/site/structured-data.tsx";
import type { HeroMedia } from "#web/ui/hero/hero-media.ts";
import { HotelPicture } from "../parts/hotel-picture.tsx";
import { ChapterReader } from "../reader/chapter-reader.tsx";
import type { HotelView } from "../reading/hotel-view.ts";
import { HotelAsk } from "./hotel-ask.tsx";
import { HotelHero } from "./hotel-hero.tsx";
import { breadcrumbs, hotelFacts } from "./structured-data.ts";

type HotelPageProps = {
  hotel: HotelView;
  /** What the page opens with in place of the hotel's own picture. */
  hero?: { picture: ReactNode; media: HeroMedia } | undefined;
};

/** The one composition of every hotel's page. */
export function HotelPage({ hotel, hero }: HotelPageProps) {
  const { publicUrl } = useSiteData();
  const own = <HotelPicture picture={hotel.picture} sizes="100vw" isPriority isTallOnPhone />;
  return (
    <main id="content">
      <HotelHero hotel={hotel} {...(hero ?? { picture: own, media: { kind: "image" } })} />
      {hotel.chapters.length > 0 && <ChapterReader hotel={hotel} />}
      <HotelAsk hotel={hotel.name} />
      <StructuredData facts={hotelFacts(hotel, publicUrl)} />
      <StructuredData facts={breadcrumbs([hotel], publicUrl)} />
    </main>
  );
}
