import { ArrowUpRight } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router";
import { inOrder, type JourneyBlock } from "#domain/journeys/blocks.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { longDay, nightsInWords } from "../words.ts";
import styles from "./client-side.module.css";
import { Thumbnail } from "./thumbnail.tsx";

type ClientSideProps = { journey: Journey; optionId: string };

/** What the client will read of the option, beside where it is written: each edit shows at once, before it is published. */
export const ClientSide = memo(function ClientSide({ journey, optionId }: ClientSideProps) {
  const { head, blocks } = journey;
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
          {head.cover && <Thumbnail picture={head.cover} sizes="320px" />}
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
                <ClientBlock key={block.id} block={block} language={head.language} />
              ))}
          </div>
        ))}
      </section>
    </aside>
  );
});

const ClientBlock = memo(function ClientBlock({
  block,
  language,
}: {
  block: JourneyBlock;
  language: Journey["head"]["language"];
}) {
  const [picture] = block.pictures;
  return (
    <div className={styles.clientBlock}>
      {picture && <Thumbnail picture={picture} sizes="280px" />}
      <p className={styles.blockName}>{inLanguage(block.title, language)}</p>
      {block.nights > 0 && <p className={styles.blockNights}>{nightsInWords(block.nights)}</p>}
      <p>{inLanguage(block.text, language)}</p>
    </div>
  );
});
