import { csvLine, type Separator } from "#domain/csv.ts";

/** One column of a file: its heading, and what it says of a row. */
export type CsvColumn<Row> = { heading: string; value: (row: Row) => string | number | null };

type CsvInput<Row> = {
  columns: CsvColumn<Row>[];
  pages: AsyncIterable<Row[]>;
  separator: Separator;
};

/** A file of rows as they are read, so that a long list is never whole in memory; RFC 4180, marked as UTF-8. */
export function csvStream<Row>({ columns, pages, separator }: CsvInput<Row>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  async function* lines() {
    yield encoder.encode(
      `\ufeff${csvLine(
        columns.map(({ heading }) => heading),
        separator,
      )}`,
    );
    for await (const rows of pages) {
      const text = rows
        .map((row) =>
          csvLine(
            columns.map(({ value }) => value(row)),
            separator,
          ),
        )
        .join("");
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
