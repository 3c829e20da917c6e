import { useDroppable } from "@dnd-kit/react";
import { Copy, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type BlockKind, blockKinds } from "#domain/journeys/blocks.ts";
import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import type { LibraryItem } from "#domain/journeys/library.ts";
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
  saved: LibraryItem[];
  onSaved: (id: string) => void;
  onCopy?: () => void;
  children: ReactNode;
};

/** A day with its blocks and what can be added to it; blocks dropped on it go to its end. */
export function DaySection(props: DaySectionProps) {
  const { id, day, title, note, hotels, onAdd, onStay, saved, onSaved, onCopy, children } = props;
  const { ref, isDropTarget } = useDroppable({ id: `day:${day ?? "parked"}`, data: { name: title } });
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
            <span className={styles.copyWord}>{m.journeys_copy_day()}</span>
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
              <Choice
                label={m.journeys_add_stay()}
                choices={hotels}
                onChoose={(id) => {
                  setIsAdding(false);
                  const hotel = hotels.find((each) => each.id === id);
                  if (hotel) onStay(hotel);
                }}
              />
              <Choice
                label={m.journeys_add_saved()}
                choices={saved}
                onChoose={(id) => {
                  setIsAdding(false);
                  onSaved(id);
                }}
              />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

type ChoiceProps = {
  label: string;
  choices: readonly { id: string; name: string }[];
  onChoose: (id: string) => void;
};

/** One of several that are put in at once; nothing where there are none. */
function Choice({ label, choices, onChoose }: ChoiceProps) {
  if (choices.length === 0) return null;
  return (
    <label className={styles.hotelChoice}>
      <span className="sr-only">{label}</span>
      <select value="" onChange={(event) => event.currentTarget.value && onChoose(event.currentTarget.value)}>
        <option value="">{label}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
