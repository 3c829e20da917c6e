import { chapterAnchors } from "#domain/hotels/chapters.ts";
import type { SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import { joinContent } from "#domain/hotels/drafts/parts.ts";
import type { HotelStyle } from "#domain/hotels/hotels.ts";
import type { Language } from "#domain/text.ts";
import { ChapterBody } from "../chapters/chapter-body.tsx";
import { FactBand } from "../parts/fact-band.tsx";
import { HotelPicture } from "../parts/hotel-picture.tsx";
import type { ChapterView, HotelView } from "../reading/hotel-view.ts";
import { inOneLanguage } from "../reading/in-one-language.ts";

type SectionPreviewProps = { section: SectionDraft; language: Language; name: string; style: string };

/** A section in the composition everybody reads it in, in one language alone: what is missing there is missing here. */
export function SectionPreview({ section, language, name, style }: SectionPreviewProps) {
  const words = section[language];
  const content = joinContent({ frame: section.frame, pt: words, en: words });
  if (section.kind === "card") return <CardPreview card={content} name={name} language={language} />;
  const chapter = {
    ...(inOneLanguage(content, language) as object),
    kind: section.kind,
    anchor: chapterAnchors[section.kind],
  } as ChapterView;
  const hotel = { facts: [], drawing: null, hotels: [], style: style as HotelStyle };
  return (
    <div className="wrap section">
      <ChapterBody chapter={chapter} hotel={hotel} />
    </div>
  );
}

type Card = Pick<HotelView, "place" | "headline" | "summary" | "picture" | "facts">;

function CardPreview({ card, name, language }: { card: object; name: string; language: Language }) {
  const { place, headline, summary, picture, facts } = inOneLanguage(card, language) as Card;
  return (
    <div className="wrap section">
      <div className="plate">
        <HotelPicture picture={picture} sizes="24rem" />
      </div>
      <p className="caption">{place}</p>
      <h2 className="d2">{name}</h2>
      <p className="lead">{headline}</p>
      <p>{summary}</p>
      <FactBand facts={facts} />
    </div>
  );
}
