/** What the cells of a column are, so that whoever reads the file need not guess. */
export type CellType = "text" | "code" | "day" | "instant" | "integer" | "decimal" | "boolean" | "json";

/** A day is `2026-11-18`, an instant ISO 8601 in UTC, a decimal its exact digits with a point. */
export type Cell = string | number | boolean | null;

/** One column of a file: its name, what its cells are, and what it says of a row. */
export type SheetColumn<Row> = { name: string; type: CellType; value: (row: Row) => Cell };

/** What is written: columns, and their rows as they are read. */
export type SheetContent<Row> = { columns: readonly SheetColumn<Row>[]; pages: AsyncIterable<Row[]> };
