import styles from "#web/features/hotels/chapters/styles/gallery.module.css";
import { classNames } from "#web/ui/class-names.ts";
import { ChapterOpening } from "../parts/chapter-opening.tsx";
import { FactBand } from "../parts/fact-band.tsx";
import { HotelPicture } from "../parts/hotel-picture.tsx";
import { Prose } from "../parts/prose.tsx";
import type { ChapterViewOf } from "../reading/hotel-view.ts";

/** Pictures, large and small in turn; one without a caption is told by its description. */
export function GalleryChapter({ chapter }: { chapter: ChapterViewOf<"gallery"> }) {
  const { title, lead, paragraphs, images, facts } = chapter;
  return (
    <>
      <ChapterOpening title={title} lead={lead} />
      <div className={classNames("grid-12", styles.gallery)}>
        {images.map(({ picture, caption }) => (
          <figure key={picture.alt}>
            <div className="plate">
              <HotelPicture
                picture={picture}
                sizes="(max-width: 767px) 100vw, 66vw"
                isDecorative={!caption}
              />
            </div>
            <figcaption className="caption">{caption || picture.alt}</figcaption>
          </figure>
        ))}
      </div>
      <Prose paragraphs={paragraphs} isInColumns />
      <FactBand facts={facts} />
    </>
  );
}
