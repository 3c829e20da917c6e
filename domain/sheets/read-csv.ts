/** What may stand between the cells of a file. */
const delimiters = [";", ",", "\t"] as const;
export type Delimiter = (typeof delimiters)[number];

/** A row of a file and the line on which it begins. */
export type SheetRow = { line: number; cells: string[] };

/**
 * The cells of a file as spreadsheets write it (RFC 4180), quoted or not. Empty lines are left out; each row says on
 * which line it begins.
 */
export function readCsv(file: string, delimiter: Delimiter = findDelimiter(file)): SheetRow[] {
  const text = file.replace(/^\uFEFF/, "");
  const rows: SheetRow[] = [];
  let [line, begins, cell, isQuoted] = [1, 1, "", false];
  let cells: string[] = [];
  const endRow = () => {
    cells.push(cell);
    if (cells.some((each) => each.trim() !== "")) rows.push({ line: begins, cells });
    [cells, cell, begins] = [[], "", line];
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === "\n") line++;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at]!;
      else isQuoted = false;
    } else if (sign === '"' && cell === "") isQuoted = true;
    else if (sign === delimiter) {
      cells.push(cell);
      cell = "";
    } else if (sign === "\n") endRow();
    else if (sign !== "\r") cell += sign;
  }
  endRow();
  return rows;
}

/** What stands between the cells: whichever sign the first line has most of, apart from what it quotes. */
export function findDelimiter(file: string): Delimiter {
  const first = /^\s*([^\r\n]*)/.exec(file.replace(/^\uFEFF/, ""))![1]!.replace(/"[^"]*"/g, "");
  const count = (sign: string) => first.split(sign).length;
  return delimiters.reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}
