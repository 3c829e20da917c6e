import { z } from "zod";

/** How many entries a page of an administrators' list has. */
export const PAGE_SIZE = 20;

/** The page of a list that an address asks for. */
export const PageNumber = z.coerce.number().int().min(1).max(10_000).default(1);

/** How many pages so many entries take; an empty list has one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
