import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { csvLine, separatorOf } from "#domain/csv.ts";
import { getLocale } from "#messages/runtime.js";
import { FILE_ROWS, type FileOutcome } from "#web/ui/list/bar/file-button.tsx";
import { type ListColumn, NOTHING } from "#web/ui/list/list-column.ts";
import { saveFile } from "#web/ui/save-file.ts";

type ShownFile<Row> = {
  name: string;
  columns: ListColumn<Row>[];
  /** Every row that the filter leaves; somewhat more than the limit where there are more. */
  readAll: (limit: number) => Promise<Row[]>;
};

/** What is being written, on a sheet that nobody sees. */
type Draft<Row> = { rows: Row[]; sheet: HTMLElement; onWritten: (outcome: FileOutcome) => void };

/** A file of a list as its columns say it, for lists whose server writes none; `draft` has to be rendered. */
export function useShownFile<Row>({ name, columns: all, readAll }: ShownFile<Row>) {
  const columns = all.filter(({ isFixed }) => !isFixed);
  const [draft, setDraft] = useState<Draft<Row>>();
  const write = async (): Promise<FileOutcome> => {
    const rows = await readAll(FILE_ROWS).catch(() => null);
    if (!rows) return "failed";
    if (rows.length > FILE_ROWS) return "too_long";
    const { promise, resolve } = Promise.withResolvers<FileOutcome>();
    setDraft({ rows, sheet: document.createElement("table"), onWritten: resolve });
    return promise;
  };
  const onDrawn = () => {
    if (!draft) return;
    saveFile(fileOf(columns, draft.sheet), `${name}.csv`);
    setDraft(undefined);
    draft.onWritten("arrived");
  };
  return { write, draft: draft && <Sheet {...draft} columns={columns} onDrawn={onDrawn} /> };
}

type SheetProps<Row> = Draft<Row> & { columns: ListColumn<Row>[]; onDrawn: () => void };

/** The cells drawn apart from the page: what a column draws is only known once it is drawn. */
function Sheet<Row>({ rows, sheet, columns, onDrawn }: SheetProps<Row>): ReactNode {
  // Once, when all of it is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for after this is another sheet
  useLayoutEffect(onDrawn, [sheet]);
  return createPortal(
    <tbody>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
        <tr key={at}>
          {columns.map((column) => (
            <td key={column.id}>{column.cell(row)}</td>
          ))}
        </tr>
      ))}
    </tbody>,
    sheet,
  );
}

function fileOf<Row>(columns: ListColumn<Row>[], sheet: HTMLElement): Blob {
  const separator = separatorOf(getLocale());
  const lines = [
    columns.map(({ header }) => header),
    ...Array.from(sheet.querySelectorAll("tr"), (row) => Array.from(row.children, wordsOf)),
  ];
  return new Blob(["\ufeff", ...lines.map((cells) => csvLine(cells, separator))], {
    type: "text/csv;charset=utf-8",
  });
}

/** The words of a cell, those of its parts apart from each other; what a button says is no part of the row. */
function wordsOf(cell: Element): string {
  const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (words.nextNode()) {
    const { parentElement, textContent } = words.currentNode;
    if (!parentElement?.closest("button")) parts.push(textContent?.trim() ?? "");
  }
  const said = parts.filter(Boolean).join(" ");
  return said === NOTHING ? "" : said;
}
