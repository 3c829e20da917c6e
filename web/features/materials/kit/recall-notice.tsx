import type { Recalls } from "#domain/materials/materials.ts";
import { m } from "#messages/messages.js";
import { formatDate } from "#web/locale/format.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "../materials.module.css";

type RecallNoticeProps = Recalls & { onOpen: (id: string) => void; onTake: (id: string) => void };

/** What the reader took and somebody replaced since: the newest one, first of all. */
export function RecallNotice({ recalls, onOpen, onTake }: RecallNoticeProps) {
  const [recall] = recalls;
  if (!recall) return null;
  const { materialId, title, hotelName, takenAt, changes, number } = recall;
  const more = recalls.length - 1;
  return (
    <aside className={styles.recall} aria-label={m.materials_recalls()}>
      <p>
        <b>{m.materials_recalled({ title, hotel: hotelName, day: formatDate(takenAt) })}</b> {changes}{" "}
        {more > 0 && m.materials_recalled_more({ count: more })}
      </p>
      <div className={styles.recallActions}>
        <Button look="outline" size="work" onClick={() => onOpen(materialId)}>
          {m.materials_see_changes()}
        </Button>
        <Button size="work" onClick={() => onTake(materialId)}>
          {m.materials_take_version({ number })}
        </Button>
      </div>
    </aside>
  );
}
