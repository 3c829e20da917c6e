import type { ReactNode } from "react";

/** What a cell says that has nothing to say; a phone and a file leave it out. */
export const NOTHING = "—";

/** A column of a list; the first one names the row and is always there. */
export type ListColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The sort that a press on its heading asks for first, of those that the list's contract names. */
  sort?: string;
  isNumeric?: boolean;
  /** Says its heading before each value on a phone, where headings are not seen: a figure or day that means nothing alone. */
  isNamed?: boolean;
  /** Always as short as a code: takes no more room than others where it is the first. */
  isShort?: boolean;
  /** What can be done with the row: it cannot be put away, and is no part of a file. */
  isFixed?: boolean;
  /** Where it stands on a phone: beside the name, on a line below it, or across; otherwise it is left out there. */
  phone?: "beside" | "below" | "across";
};

/** How a row of a list is told from others, named, and opened. */
export type ListRows<Row> = {
  id: (row: Row) => string;
  name: (row: Row) => string;
  /** The address that shows the whole of it; beside the list, moving opens as well. */
  opens?: { address: (row: Row) => string; isBeside?: boolean };
};

type Count = { value: number; isMore: boolean };

/** As much of a list's answer as the screen needs. */
export type ListAnswer<Row> = {
  rows: Row[];
  hasMore: boolean;
  count: Count;
  facets: Record<string, readonly { value: string; count: Count }[]>;
};
