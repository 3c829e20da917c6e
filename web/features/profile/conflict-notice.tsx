import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { shownValue } from "./field-words.ts";
import styles from "./profile.module.css";
import type { Conflict } from "./use-section.ts";

type ConflictNoticeProps<V> = {
  conflict: Conflict<V>;
  mine: V;
  /** The fields that are shown when they differ. */
  labels: Partial<Record<keyof V, () => string>>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** The same part was saved in another window: what it says there, and the choice; nothing typed is lost until then. */
export function ConflictNotice<V>({
  conflict,
  mine,
  labels,
  onKeepMine,
  onTakeTheirs,
}: ConflictNoticeProps<V>) {
  const fields = Object.keys(labels) as (keyof V)[];
  const differing = fields.filter((field) => shownValue(mine[field]) !== shownValue(conflict.theirs[field]));
  return (
    <div className={styles.profileConflict}>
      <Notice tone="warn">
        <p>{m.profile_conflict()}</p>
        <dl>
          {differing.map((field) => (
            <div key={String(field)}>
              <dt>{labels[field]?.()}</dt>
              <dd>{shownValue(conflict.theirs[field]) || m.profile_conflict_empty()}</dd>
            </div>
          ))}
        </dl>
      </Notice>
      <div className={styles.profileSave}>
        <Button size="work" onClick={onKeepMine}>
          {m.profile_conflict_mine()}
        </Button>
        <Button look="outline" size="work" onClick={onTakeTheirs}>
          {m.profile_conflict_theirs()}
        </Button>
      </div>
    </div>
  );
}
