import { Heart } from "lucide-react";
import type { Material } from "#domain/materials/materials.ts";
import { m } from "#messages/messages.js";
import { formatDate } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import fieldStyles from "#web/ui/field.module.css";
import styles from "../materials.module.css";
import { markFavourite } from "../materials.ts";
import { fileFacts, languageName, typeName } from "../names.ts";
import { Thumb } from "../thumb.tsx";

type ItemProps = { material: Material; isChosen: boolean; onChoose: () => void; onOpen: () => void };

/** A material of the kit: what it is, whether it can be used, a box to choose it with. */
export function MaterialItem({ material, isChosen, onChoose, onOpen }: ItemProps) {
  const { id, title, hotel, type, language, situation, picture, isFavourite, version } = material;
  const { run } = useWrite(markFavourite);
  return (
    <li className={styles.item} data-chosen={isChosen || undefined}>
      <Thumb type={type} title={title} picture={picture} situation={situation} />
      <label className={`${fieldStyles.checkbox} ${styles.choose}`}>
        <input type="checkbox" checked={isChosen} onChange={onChoose} />
        <span className="sr-only">{m.materials_choose({ title: `${hotel.name}, ${title}` })}</span>
      </label>
      <button type="button" className={styles.itemTitle} onClick={onOpen}>
        {title}
      </button>
      <p className={styles.itemText}>
        {hotel.name}. {typeName(type)}
        {language !== "none" && `, ${languageName(language)}`}
      </p>
      <p className={styles.itemText}>{fileFacts(version.file)}</p>
      <div className={styles.itemFoot}>
        <SituationBadge material={material} />
        <button
          type="button"
          className={styles.favourite}
          aria-pressed={isFavourite}
          aria-label={m.materials_favourite({ title })}
          onClick={() => void run({ id, isFavourite: !isFavourite })}
        >
          <Heart
            size={16}
            strokeWidth={1.5}
            fill={isFavourite ? "currentColor" : "none"}
            aria-hidden="true"
          />
        </button>
      </div>
    </li>
  );
}

/** Whether it can be used today, or that it is new, in a word. */
export function SituationBadge({ material }: { material: Material }) {
  const { situation, version, isNew, takenNumber } = material;
  if (situation === "embargoed" && version.embargoUntil) {
    return <Badge tone="warn">{m.materials_embargo_until({ day: dayOf(version.embargoUntil) })}</Badge>;
  }
  if (situation === "expired" && version.validUntil) {
    return <Badge tone="bad">{m.materials_expired_on({ day: dayOf(version.validUntil) })}</Badge>;
  }
  if (takenNumber !== null && takenNumber < version.number) {
    return <Badge tone="ok">{m.materials_newer({ number: version.number })}</Badge>;
  }
  return isNew ? <Badge tone="ok">{m.materials_new()}</Badge> : null;
}

/** A day without a clock, as it was typed. */
export function dayOf(day: string): string {
  return formatDate(`${day}T12:00:00`);
}
