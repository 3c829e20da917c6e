import { m } from "#messages/messages.js";
import { Progress } from "#web/ui/progress.tsx";
import styles from "../materials.module.css";

export type SendingRow = { id: string; name: string; percent: number; problem?: string; isDone?: boolean };

/** How far each file is, and what became of it. */
export function Sendings({ rows }: { rows: SendingRow[] }) {
  if (rows.length === 0) return null;
  return (
    <ul className={styles.sendings}>
      {rows.map(({ id, name, percent, problem, isDone }) => (
        <li key={id}>
          <span>{name}</span>
          {problem ? (
            <p role="alert">{problem}</p>
          ) : isDone ? (
            <p role="status">{m.materials_arrived()}</p>
          ) : (
            <Progress percent={percent} label={m.materials_sending_file({ name })} />
          )}
        </li>
      ))}
    </ul>
  );
}
