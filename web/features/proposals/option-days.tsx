import type { SnapshotBlock, SnapshotOption } from "#domain/journeys/snapshot.ts";
import { nameAndPlace } from "#domain/journeys/where.ts";
import type { Currency } from "#domain/money/money.ts";
import { inParts } from "#domain/proposals/in-parts.ts";
import type { ProposalTalk } from "#domain/proposals/proposals.ts";
import { m } from "#messages/messages.js";
import { InTurn } from "#web/ui/in-turn.tsx";
import { Attachments } from "./attachments.tsx";
import { BlockPictures } from "./block-pictures.tsx";
import { Conversation } from "./conversation.tsx";
import { OptionTerms } from "./option-terms.tsx";
import styles from "./proposals.module.css";
import { dayInWords, money, said } from "./words.ts";

type Context = {
  currency: Currency;
  snapshotId: string;
  talk: ProposalTalk | null;
  /** Read by its owner before it is published: there is nobody to talk to. */
  isPreview?: boolean;
};

/** Blocks that the server draws before others have their turn: some milliseconds. */
const MAX_AT_ONCE = 20;
const hasBlocks = ({ blocks }: SnapshotOption["days"][number]) => blocks.length > 0;

/** One option, day by day; days without anything planned are free and not listed. */
export function OptionDays({
  option,
  hasOthers,
  isFirst,
  ...context
}: { option: SnapshotOption; hasOthers: boolean; isFirst: boolean } & Context) {
  const letter = said(option.letter).split(/\n+/).filter(Boolean);
  return (
    <section className={`wrap ${styles.option}`} id={`option-${option.label}`}>
      <h2 className="d2">
        {hasOthers ? m.proposals_option({ label: option.label }) : m.proposals_days()}
        {said(option.name) && <span className={styles.optionName}>{said(option.name)}</span>}
      </h2>
      {letter.length > 0 && (
        <div className={styles.optionLetter}>
          {letter.map((paragraph) => (
            <p key={paragraph} className="d4 serif">
              {paragraph}
            </p>
          ))}
        </div>
      )}
      {!context.isPreview && (
        <p className={styles.ways}>
          <a href={`?as=ics&option=${option.label}`} className="text-link" download>
            {m.proposals_calendar()}
          </a>
        </p>
      )}
      <ol className={styles.days}>
        {inParts(option.days.filter(hasBlocks), { most: MAX_AT_ONCE }).map((days, part) => (
          <InTurn key={days[0]?.blocks[0]?.id ?? ""} isFirst={isFirst && part === 0}>
            {days.map((day) => (
              <Day key={day.date} {...day} {...context} />
            ))}
          </InTurn>
        ))}
      </ol>
      <OptionTerms option={option} />
    </section>
  );
}

function Day({ day, date, blocks, ...context }: SnapshotOption["days"][number] & Context) {
  return (
    <li>
      <h3 className={styles.dayHead}>
        <span>{m.proposals_day({ number: String(day + 1) })}</span>
        {dayInWords(date)}
      </h3>
      {blocks.map((block) => (
        <Block key={block.id} block={block} {...context} />
      ))}
    </li>
  );
}

function Block({ block, currency, snapshotId, talk, isPreview }: { block: SnapshotBlock } & Context) {
  const { id, startsAt, endsAt, hotel, supplier, place, nights, price } = block;
  const where = nameAndPlace(hotel?.name ?? supplier, hotel ? said(hotel.place) : place);
  return (
    <article className={styles.block} id={`block-${id}`}>
      <BlockPictures pictures={block.pictures} />
      <div className={styles.blockWords}>
        {startsAt && (
          <p className={styles.time}>
            {startsAt}
            {endsAt && ` – ${endsAt}`}
          </p>
        )}
        <h4 className="d4">{said(block.title)}</h4>
        {where && <p className={styles.where}>{where}</p>}
        {nights > 0 && <p className={styles.where}>{m.proposals_nights({ count: nights })}</p>}
        {said(block.text)
          .split(/\n+/)
          .filter(Boolean)
          .map((paragraph) => (
            <p key={paragraph} className="prose">
              {paragraph}
            </p>
          ))}
        <Attachments attachments={block.attachments} />
        {price !== null && <p className="figures">{money(price, currency)}</p>}
        {!isPreview && <Conversation blockId={id} snapshotId={snapshotId} talk={talk} />}
      </div>
    </article>
  );
}
