import { m } from "#messages/messages.js";
import styles from "../checkpoints.module.css";

/** The keys that work on a desk; not shown where there is no keyboard. */
export function KeyHints() {
  const hints = [
    { keys: ["J", "K"], name: m.list_key_move() },
    { keys: ["X"], name: m.checkpoints_key_done() },
    { keys: ["S"], name: m.checkpoints_key_snooze() },
    { keys: ["W"], name: m.checkpoints_key_waive() },
    { keys: ["Z"], name: m.checkpoints_key_undo() },
  ];
  return (
    <ul className={styles.keys} aria-label={m.list_keys()}>
      {hints.map(({ keys, name }) => (
        <li key={name} className="note">
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {name}
        </li>
      ))}
    </ul>
  );
}
