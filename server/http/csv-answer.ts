import { z } from "zod";
import { separatorOf } from "#domain/csv.ts";
import type { Language } from "#domain/text.ts";
import { type CsvColumn, csvStream } from "./csv.ts";

/** What a route that answers with a file of rows declares, for its `responses`. */
export function csvContract(description: string) {
  return { description, content: { "text/csv": { schema: z.string() } } };
}

type CsvInput<Row> = {
  name: string;
  language: Language;
  columns: CsvColumn<Row>[];
  pages: AsyncIterable<Row[]>;
};

/** Rows as a file to keep, with the separator that spreadsheets of the language read. */
export function csvAnswer<Row>({ name, language, columns, pages }: CsvInput<Row>): Response {
  const separator = separatorOf(language);
  return new Response(csvStream({ columns, pages, separator }), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.csv"`,
      "cache-control": "no-store",
    },
  });
}
