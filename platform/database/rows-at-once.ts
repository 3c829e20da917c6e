/** A statement takes no more parameters than fit sixteen bits. */
const MOST_ROWS = 1_000;

/** Rows in portions that fit one statement each. */
export function* portionsOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += MOST_ROWS) yield rows.slice(start, start + MOST_ROWS);
}
