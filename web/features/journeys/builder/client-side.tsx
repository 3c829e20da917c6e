import { ArrowUpRight } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router";
import { inOrder, type JourneyBlock } from "#domain/journeys/blocks.ts";
import type { JourneyCover } from "#domain/journeys/cover.ts";
import { filesOf, isPicture, type JourneyFile } from "#domain/journeys/files.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { longDay, nightsInWords } from "../words.ts";
import styles from "./client-side.module.css";
import { OwnThumbnail } from "./files/own-thumbnail.tsx";
import { Thumbnail } from "./thumbnail.tsx";

type ClientSideProps = { journey: Journey; optionId: string };

/** What the client will read of the option, beside where it is written: each edit shows at once, before it is published. */
export const ClientSide = memo(function ClientSide({ journey, optionId }: ClientSideProps) {
  const { head, blocks, files } = journey;
  const shown = inOrder(
    blocks.filter(
      (block) =>
        block.optionId === optionId && block.isVisibleToClient && !block.isRemoved && block.day !== null,
    ),
  );
  const days = [...new Set(shown.map(({ day }) => day!))].sort((a, b) => a - b);
  return (
    <aside className={styles.side} aria-label={m.journeys_preview()}>
      <p className={styles.sideHead}>
        {m.journeys_preview()}
        <Link to="preview">
          {m.journeys_preview_whole()}
          <ArrowUpRight size={14} strokeWidth={1.5} aria-hidden="true" />
        </Link>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself is reached by keyboard */}
      <section className={styles.sheet} aria-label={inLanguage(head.title, head.language)} tabIndex={0}>
        <div className={styles.opening} data-plain={head.cover ? undefined : ""}>
          {head.cover && <Cover cover={head.cover} files={files} />}
          <p>{inLanguage(head.title, head.language)}</p>
        </div>
        {days.map((day) => (
          <div key={day} className={styles.clientDay}>
            <p>
              {m.journeys_day({ day: day + 1 })}, {longDay(head.startsOn, day)}
            </p>
            {shown
              .filter((block) => block.day === day)
              .map((block) => (
                <ClientBlock key={block.id} block={block} files={files} language={head.language} />
              ))}
          </div>
        ))}
      </section>
    </aside>
  );
});

function Cover({ cover, files }: { cover: JourneyCover; files: readonly JourneyFile[] }) {
  if (cover.kind !== "own") return <Thumbnail picture={cover} sizes="320px" />;
  const file = files.find(({ id, isRemoved }) => id === cover.fileId && !isRemoved);
  return file ? <OwnThumbnail file={file} isLarge /> : null;
}

type ClientBlockProps = {
  block: JourneyBlock;
  files: readonly JourneyFile[];
  language: Journey["head"]["language"];
};

const ClientBlock = memo(function ClientBlock({ block, files, language }: ClientBlockProps) {
  const [picture] = block.pictures;
  const own = filesOf(files, block.id).find((file) => isPicture(file) && file.audience === "client");
  return (
    <div className={styles.clientBlock}>
      {own ? <OwnThumbnail file={own} isLarge /> : picture && <Thumbnail picture={picture} sizes="280px" />}
      <p className={styles.blockName}>{inLanguage(block.title, language)}</p>
      {block.nights > 0 && <p className={styles.blockNights}>{nightsInWords(block.nights)}</p>}
      <p>{inLanguage(block.text, language)}</p>
    </div>
  );
});
