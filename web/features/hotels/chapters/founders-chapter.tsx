import styles from "#web/features/hotels/chapters/styles/founders.module.css";
import { classNames } from "#web/ui/class-names.ts";
import { ChapterOpening } from "../parts/chapter-opening.tsx";
import { FactBand } from "../parts/fact-band.tsx";
import { HotelPicture } from "../parts/hotel-picture.tsx";
import { Prose } from "../parts/prose.tsx";
import type { ChapterViewOf } from "../reading/hotel-view.ts";

/** Who made the hotel: names first, then their story, then a word of theirs if there is one. */
export function FoundersChapter({ chapter }: { chapter: ChapterViewOf<"founders"> }) {
  const { title, lead, paragraphs, people, quote, facts } = chapter;
  return (
    <>
      <ChapterOpening title={title} lead={lead} />
      <div className={classNames("grid-12", styles.founders)}>
        {people.length > 0 && (
          <ul className={styles.foundersPeople}>
            {people.map((person) => (
              <li key={person.name}>
                {person.portrait && (
                  <div className="plate">
                    <HotelPicture picture={person.portrait} sizes="8rem" isDecorative />
                  </div>
                )}
                <h3 className="d3">{person.name}</h3>
                {person.role && <p className="caption">{person.role}</p>}
              </li>
            ))}
          </ul>
        )}
        <Prose paragraphs={paragraphs} />
      </div>
      {quote?.text && (
        <figure className={styles.foundersQuote}>
          <blockquote className="d2">{quote.text}</blockquote>
          {quote.source && <figcaption className="caption">{quote.source}</figcaption>}
        </figure>
      )}
      <FactBand facts={facts} />
    </>
  );
}
