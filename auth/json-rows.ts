/** A row as it comes inside JSON: its times are text. */
export type InJson<Row> = {
  [Key in keyof Row]: Row[Key] extends Date
    ? string
    : Row[Key] extends Date | null
      ? string | null
      : Row[Key];
};

type TimeOf<Row> = { [Key in keyof Row]: NonNullable<Row[Key]> extends Date ? Key : never }[keyof Row];

/** How to give rows out of JSON their times back; a time of the row that is not named does not compile. */
export function timesReviver<Row>(times: Record<TimeOf<Row>, true>) {
  const names = Object.keys(times);
  return (row: InJson<Row>): Row => {
    const revived: Record<string, unknown> = { ...row };
    for (const name of names) {
      if (revived[name] !== null) revived[name] = new Date(revived[name] as string);
    }
    return revived as Row;
  };
}
