import type { Trend } from "#domain/queues/trends.ts";
import type { Language } from "#domain/text.ts";
import type { Db } from "#platform/database/database.ts";

type Word = (input: object, options: { locale: Language }) => string;

/** Something that waits for the team, as its capability declares it. */
export type Queue = {
  id: string;
  name: Word;
  /** The list where it is decided, narrowed to what waits. */
  place: `/admin/${string}`;
  /** Within how many hours it is decided. */
  agreedHours: number;
  /** Since when each waits, the longest first, no more than so many; one query on an index of its own. */
  waiting: (db: Db, asked: { now: Date; limit: number }) => Promise<{ at: Date }[]>;
  /** How long the decisions since a moment took, in hours: the middle one; null where there was none. */
  decided?: (db: Db, since: Date) => Promise<number | null>;
};

export type WeekValue = { week: string; value: number };

/** How something went, as its capability declares it; a week is named by its Monday in São Paulo. */
export type TrendSource = {
  id: string;
  name: Word;
  unit: Trend["unit"];
  lines: { name: Word; read: (db: Db, since: Date) => Promise<WeekValue[]> }[];
};
