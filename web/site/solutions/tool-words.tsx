import styles from "./tools.module.css";
/** The name of a tool and what it is for. */
export function ToolWords({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={styles.toolWords} data-slot="tool-words">
      <h2 className="d2">{title}</h2>
      <p className="lead">{lead}</p>
    </div>
  );
}
