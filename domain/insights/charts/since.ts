import { dayAfter } from "../../zones.ts";
import type { Span } from "../chart.ts";
import type { Figures } from "../figures.ts";
import { both } from "../words.ts";

/** The first day of a span; all of time begins before anybody. */
export function firstDay({ today }: Pick<Figures, "today">, span: Span): string {
  return span === "all" ? "0000-01-01" : dayAfter(today, -Number(span));
}

/** A span in words, as a source line ends. */
export const spanWords = {
  "90": both("90 dias", "90 days"),
  "365": both("12 meses", "12 months"),
  all: both("desde o início", "since the beginning"),
} as const;

/** A mark that has nothing beside it. */
export const bare = { other: null, otherText: null, low: null, high: null };
