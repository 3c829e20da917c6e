import styles from "./parts.module.css";

type Detail = { label: string; value: string };

/** Labels and what is said of them, one ruled line each. */
export function DetailList({ details }: { details: Detail[] }) {
  if (details.length === 0) return null;
  return (
    <dl className={styles.detailList} data-slot="detail-list">
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
