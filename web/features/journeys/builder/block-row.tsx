import { useDraggable, useDroppable } from "@dnd-kit/react";
import { Copy, GripVertical } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, memo } from "react";
import type { JourneyBlock } from "#domain/journeys/blocks.ts";
import { staysBeyond } from "#domain/journeys/days.ts";
import type { JourneyFile } from "#domain/journeys/files.ts";
import type { JourneyHead } from "#domain/journeys/journeys.ts";
import { blockAmounts } from "#domain/journeys/prices.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { Badge } from "#web/ui/badge.tsx";
import { kindName, money, nightsInWords } from "../words.ts";
import { BlockIcon } from "./block-icon.tsx";
import styles from "./builder.module.css";
import { OwnThumbnail } from "./files/own-thumbnail.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import type { RowActions } from "./use-row-actions.ts";

/** How a block stands with whoever provides it, in a word and its colour. */
export type Standing = { word: string; tone: ComponentProps<typeof Badge>["tone"] };

type BlockRowProps = {
  block: JourneyBlock;
  head: JourneyHead;
  actions: RowActions;
  standing: Standing | undefined;
  /** The advisor's own photograph that opens it. */
  lead: JourneyFile | undefined;
};

/** A block in its day: dragged by its handle, or moved from there with the arrow keys. */
export const BlockRow = memo(function BlockRow({ block, head, actions, standing, lead }: BlockRowProps) {
  const title = inLanguage(block.title, head.language) || kindName(block.kind);
  const data = { name: title };
  const { ref: dragRef, handleRef, isDragging } = useDraggable({ id: block.id, data });
  const { ref: dropRef, isDropTarget } = useDroppable({ id: `before:${block.id}`, data });
  const { sell, isOpen } = blockAmounts(block, head);
  const isBeyond = staysBeyond([block], head).length > 0;
  const [picture] = block.pictures;
  const said = [
    block.place,
    block.nights > 0 ? nightsInWords(block.nights) : "",
    inLanguage(block.text, head.language),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (!step) return;
    event.preventDefault();
    actions.step(block.id, step);
  };
  return (
    <li
      ref={(element) => {
        dragRef(element);
        dropRef(element);
      }}
      className={styles.row}
      data-kind={block.kind}
      data-dragging={isDragging || undefined}
      data-target={isDropTarget || undefined}
      data-hidden={!block.isVisibleToClient || undefined}
    >
      <button
        ref={handleRef}
        aria-roledescription={m.drag_role()}
        type="button"
        className={styles.handle}
        data-handle={block.id}
        aria-label={m.journeys_move({ title })}
        onKeyDown={onKeyDown}
      >
        <GripVertical size={15} strokeWidth={1.4} aria-hidden="true" />
      </button>
      <span className={styles.time}>{block.startsAt ?? ""}</span>
      {lead || picture ? (
        <span className={styles.thumbnail}>
          {lead ? <OwnThumbnail file={lead} /> : <Thumbnail picture={picture!} />}
        </span>
      ) : (
        <BlockIcon kind={block.kind} />
      )}
      <button type="button" className={styles.open} onClick={() => actions.open(block.id)}>
        <b>{title}</b>
        <span>{said.filter(Boolean).join(". ")}</span>
      </button>
      <span className={styles.rowEnd}>
        {standing && <Badge tone={standing.tone}>{standing.word}</Badge>}
        {!block.isVisibleToClient && <Badge>{m.journeys_hidden()}</Badge>}
        {isBeyond && <Badge tone="warn">{m.journeys_overruns()}</Badge>}
        {isOpen && <Badge tone="warn">{m.journeys_rate_missing()}</Badge>}
        <span className={styles.amount}>{sell > 0 ? money(sell, head.currency) : ""}</span>
      </span>
      <button
        type="button"
        className={styles.handle}
        aria-label={m.journeys_copy_block({ title })}
        onClick={() => actions.copy(block.id)}
      >
        <Copy size={15} strokeWidth={1.4} aria-hidden="true" />
      </button>
    </li>
  );
});
