/**
 * The cells of a file as spreadsheets write it (RFC 4180): quoted or not, between commas, semicolons or tabs,
 * whichever its first line has most of. Empty lines are left out; each row says on which line it begins.
 */
export function readCsv(file: string): { line: number; cells: string[] }[] {
  const text = file.replace(/^\uFEFF/, "");
  const separator = separatorOf(text.slice(0, text.search(/[\r\n]|$/)));
  const rows: { line: number; cells: string[] }[] = [];
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
    else if (sign === separator) {
      cells.push(cell);
      cell = "";
    } else if (sign === "\n") endRow();
    else if (sign !== "\r") cell += sign;
  }
  endRow();
  return rows;
}

function separatorOf(first: string): string {
  const count = (sign: string) => first.split(sign).length;
  return [";", ",", "\t"].reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}
