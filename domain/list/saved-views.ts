import { z } from "zod";
import { coded, line } from "../text.ts";

/** How many views one list of one person remembers. */
export const SAVED_VIEWS_MAX = 20;

const ListName = coded(/^[a-z][a-z-]*$/, { max: 60 });
/** What an address asks, after its question mark. */
const Query = coded(/^[\x21-\x7e]*$/, { max: 500 });

export const SavedView = z
  .object({ id: z.string(), name: z.string(), query: z.string() })
  .meta({ id: "SavedView" });
export type SavedView = z.infer<typeof SavedView>;

export const SavedViewsQuery = z.object({ list: ListName });
export const SavedViews = z.object({ views: z.array(SavedView) });
export type SavedViews = z.infer<typeof SavedViews>;

export const NewSavedView = z.strictObject({ list: ListName, name: line(60), query: Query });
export type NewSavedView = z.infer<typeof NewSavedView>;
