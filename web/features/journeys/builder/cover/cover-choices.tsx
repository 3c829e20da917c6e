import { useId } from "react";
import type { JourneyCover } from "#domain/journeys/cover.ts";
import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { m } from "#messages/messages.js";
import { useFileAddresses } from "../files/file-addresses.tsx";
import { Thumbnail } from "../thumbnail.tsx";
import styles from "./cover.module.css";
import { coverKey } from "./measured-cover.ts";

/** So many of one hotel, and so many in all: enough to choose from. */
const MOST_OF_HOTEL = 6;
const MOST = 24;

type CoverChoicesProps = {
  journey: Journey;
  hotels: StayHotel[];
  /** Those of the advisor's own. */
  covers: JourneyCover[];
  chosen: string | null;
  onChoose: (cover: JourneyCover) => void;
};

/** The pictures a journey can open with: one's own first, then those of its hotels. */
export function CoverChoices({ journey, hotels, covers, chosen, onChoose }: CoverChoicesProps) {
  const name = useId();
  const offered = [
    ...covers.map((cover) => ({ cover, from: m.journeys_cover_own() })),
    ...ofHotels(journey, hotels),
  ];
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend className="sr-only">{m.journeys_cover_choices()}</legend>
      {offered.map(({ cover, from }) => (
        <label key={coverKey(cover)}>
          <input
            type="radio"
            name={name}
            checked={coverKey(cover) === chosen}
            onChange={() => onChoose(cover)}
          />
          <span className={styles.choice}>
            <Chosen cover={cover} journey={journey} />
          </span>
          <small>{from}</small>
        </label>
      ))}
    </fieldset>
  );
}

function Chosen({ cover, journey }: { cover: JourneyCover; journey: Journey }) {
  const { of: addressOf } = useFileAddresses();
  if (cover.kind !== "own") return <Thumbnail picture={cover} />;
  const file = journey.files.find(({ id }) => id === cover.fileId);
  const address = file && addressOf(file.upload.id);
  return address ? <img src={address.small} alt="" /> : null;
}

function ofHotels({ blocks, head }: Journey, hotels: StayHotel[]) {
  const used = new Set(
    blocks.flatMap(({ supplier, isRemoved }) =>
      supplier?.kind === "hotel" && !isRemoved ? [supplier.hotelId] : [],
    ),
  );
  const nearest = used.size > 0 ? hotels.filter(({ id }) => used.has(id)) : hotels;
  const found = nearest.flatMap((hotel) =>
    hotel.pictures
      .slice(0, used.size > 0 ? MOST_OF_HOTEL : 1)
      .map(({ focus: _, ...picture }) => ({ cover: picture as JourneyCover, from: hotel.name })),
  );
  const now =
    head.cover && head.cover.kind !== "own" ? [{ cover: head.cover, from: m.journeys_cover_now() }] : [];
  const all = [...now, ...found].map((one) => [coverKey(one.cover), one] as const);
  // The one that stands keeps the point it is held by.
  return [...new Map(all.toReversed()).values()].toReversed().slice(0, MOST);
}
