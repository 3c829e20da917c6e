import { m } from "#messages/messages.js";
import { formatCount, formatNumber } from "#web/locale/format.ts";
import type { ListAnswer } from "../list-column.ts";
import styles from "./list-foot.module.css";
import type { ListKey } from "./use-list-keys.ts";

type ListFootProps = {
  shown: number;
  count: ListAnswer<unknown>["count"];
  canOpen: boolean;
  canSelect: boolean;
  keys: ListKey[];
};

/** How much of the list is shown, and the keys that work on it. */
export function ListFoot({ shown, count, canOpen, canSelect, keys }: ListFootProps) {
  const hints = [
    { keys: ["J", "K"], name: m.list_key_move() },
    ...(canOpen ? [{ keys: ["Enter"], name: m.list_key_open() }] : []),
    ...(canSelect ? [{ keys: ["X"], name: m.list_key_select() }] : []),
    { keys: ["/"], name: m.list_key_search() },
    ...keys.map(({ key, name }) => ({ keys: [key.toUpperCase()], name })),
  ];
  return (
    <div className={styles.foot}>
      <p className="note">{m.list_shown({ shown: formatNumber(shown), count: formatCount(count) })}</p>
      <ul className={styles.keys} aria-label={m.list_keys()}>
        {hints.map(({ keys: pressed, name }) => (
          <li key={name} className="note">
            {pressed.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
