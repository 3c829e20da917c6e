/** One column of a file: its heading, and what it says of a row. */
export type CsvColumn<Row> = { heading: string; value: (row: Row) => string | number | null };

type CsvInput<Row> = {
  columns: CsvColumn<Row>[];
  pages: AsyncIterable<Row[]>;
  /** What a spreadsheet expects between two cells depends on the language of its reader. */
  separator: "," | ";";
};

/** A file of rows as they are read, so that a long list is never whole in memory; RFC 4180, marked as UTF-8. */
export function csvStream<Row>({ columns, pages, separator }: CsvInput<Row>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const lineOf = (cells: (string | number | null)[]) => `${cells.map(cellOf(separator)).join(separator)}\r\n`;
  async function* lines() {
    yield encoder.encode(`\ufeff${lineOf(columns.map(({ heading }) => heading))}`);
    for await (const rows of pages) {
      const text = rows.map((row) => lineOf(columns.map(({ value }) => value(row)))).join("");
      if (text) yield encoder.encode(text);
    }
  }
  const source = lines();
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await source.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    // A reader that leaves early ends the reading of rows too.
    cancel: () => void source.return(),
  });
}

/** A spreadsheet takes a text that begins like this for a formula; the apostrophe makes it a text again. */
const FORMULA = /^[=+\-@\t\r]/;

function cellOf(separator: string) {
  return (value: string | number | null): string => {
    if (value === null) return "";
    if (typeof value === "number") return String(value);
    const text = FORMULA.test(value) ? `'${value}` : value;
    return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
  };
}
