import { z } from "zod";
import { coded, searchText } from "../text.ts";

/** How many rows a list brings at a time, unless it is asked for more or fewer. */
const PAGE_SIZE = 25;
const MAX_PAGE_SIZE = 100;

const Cursor = coded(/^[\w-]+$/, { max: 1_000 });
const Limit = z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE);

type Ways<Sort extends string> = Sort | `-${Sort}`;
type Questions<Sort extends string, Filters extends z.ZodRawShape> = {
  sorts: readonly Sort[];
  /** What the list is sorted by unless somebody says otherwise. */
  sort: NoInfer<Ways<Sort>>;
  filters: Filters;
};

/** What every list may be asked: words to find, its filters, one of its sorts (a minus turns it round), where to go on. */
export function listQuery<const Sort extends string, const Filters extends z.ZodRawShape>(
  questions: Questions<Sort, Filters>,
) {
  return z.object({ ...shapeOf(questions), cursor: Cursor.optional(), limit: Limit });
}

/** What a list can be had as, beside a page of it. */
export const FileFormat = z.enum(["csv", "xlsx"]).default("csv");
export type FileFormat = z.infer<typeof FileFormat>;

function shapeOf<Sort extends string, Filters extends z.ZodRawShape>({
  sorts,
  sort,
  filters,
}: Questions<Sort, Filters>) {
  const ways = sorts.flatMap((name): Ways<Sort>[] => [name, `-${name}`]);
  const Way = z.enum(ways) as unknown as z.ZodType<Ways<Sort>, Ways<Sort>>;
  return { q: searchText().default(""), ...filters, sort: Way.prefault(sort as never) };
}

/** How many there are: exact up to 1,000; `isMore` when there are more than `value`. */
export const Count = z.object({ value: z.number().int(), isMore: z.boolean() }).meta({ id: "Count" });
export type Count = z.infer<typeof Count>;

type Facets = Record<string, readonly [string, ...string[]]>;

/** What every list answers: some rows, how to go on, how many there are, and how many each value of a filter would leave. */
export function listAnswer<Row extends z.ZodType, const Values extends Facets>(row: Row, facets: Values) {
  const entries = Object.entries(facets).map(([name, values]) => [
    name,
    z.array(z.object({ value: z.enum(values), count: Count })),
  ]);
  return z.object({
    rows: z.array(row),
    nextCursor: z.string().nullable(),
    hasMore: z.boolean(),
    count: Count,
    facets: z.object(Object.fromEntries(entries) as FacetShape<Values>),
  });
}

type FacetShape<Values extends Facets> = {
  [Name in keyof Values]: z.ZodArray<
    z.ZodObject<{ value: z.ZodEnum<{ [Value in Values[Name][number]]: Value }>; count: typeof Count }>
  >;
};

/** How many rows a value of a facet would leave. */
export function facetCount<Value extends string>(
  facet: readonly { value: Value; count: Count }[],
  value: Value,
): Count {
  return facet.find((entry) => entry.value === value)?.count ?? { value: 0, isMore: false };
}
