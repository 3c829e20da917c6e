import { useDroppable } from "@dnd-kit/react";
import { Copy, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type BlockKind, blockKinds } from "#domain/journeys/blocks.ts";
import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { kindName } from "../words.ts";
import { BlockIcon } from "./block-icon.tsx";
import styles from "./builder.module.css";

type DaySectionProps = {
  id: string;
  day: number | null;
  title: string;
  note: string;
  hotels: StayHotel[];
  onAdd: (kind: BlockKind) => void;
  onStay: (hotel: StayHotel) => void;
  onCopy?: () => void;
  children: ReactNode;
};

/** A day with its blocks and what can be added to it; blocks dropped on it go to its end. */
export function DaySection(props: DaySectionProps) {
  const { id, day, title, note, hotels, onAdd, onStay, onCopy, children } = props;
  const { ref, isDropTarget } = useDroppable({ id: `day:${day ?? "parked"}` });
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section
      ref={ref}
      id={id}
      className={styles.day}
      data-target={isDropTarget || undefined}
      aria-label={title}
    >
      <header>
        <h2>{title}</h2>
        <span className={styles.dayNote}>{note}</span>
        {onCopy && (
          <Button look="quiet" size="small" onClick={onCopy}>
            <Copy size={14} strokeWidth={1.4} aria-hidden="true" />
            {m.journeys_copy_day()}
          </Button>
        )}
      </header>
      <ol>{children}</ol>
      {day !== null && (
        <div className={styles.adding}>
          <Button look="quiet" size="small" aria-expanded={isAdding} onClick={() => setIsAdding(!isAdding)}>
            <Plus size={14} strokeWidth={1.5} aria-hidden="true" />
            {m.journeys_add()}
          </Button>
          {isAdding && (
            <div className={styles.kinds}>
              {blockKinds.map((kind) => (
                <Button
                  key={kind}
                  look="outline"
                  size="small"
                  onClick={() => {
                    setIsAdding(false);
                    onAdd(kind);
                  }}
                >
                  <BlockIcon kind={kind} /> {kindName(kind)}
                </Button>
              ))}
              {hotels.length > 0 && (
                <label className={styles.hotelChoice}>
                  <span className="sr-only">{m.journeys_add_stay()}</span>
                  <select
                    value=""
                    onChange={(event) => {
                      const hotel = hotels.find(({ id: each }) => each === event.currentTarget.value);
                      setIsAdding(false);
                      if (hotel) onStay(hotel);
                    }}
                  >
                    <option value="">{m.journeys_add_stay()}</option>
                    {hotels.map((hotel) => (
                      <option key={hotel.id} value={hotel.id}>
                        {hotel.name}
                      </option>
                    ))}
                  </select>
                </label>
              )}
            </div>
          )}
        </div>
      )}
    </section>
  );
}
