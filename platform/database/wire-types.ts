import pg from "pg";

const INT8 = 20;
const DATE = 1082;
const BYTEA = 17;

/** bigint arrives as a number (minor units and ids stay below 2^53), a date as its text, the same from both kinds. */
export const parsers: Record<number, (text: string) => unknown> = {
  [INT8]: Number,
  [DATE]: (text) => text,
};

export const pgTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => {
    const parser = parsers[oid];
    return parser && format !== "binary" && oid !== BYTEA ? parser : pg.types.getTypeParser(oid, format);
  },
};
