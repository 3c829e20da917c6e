import { z } from "zod";
import { line } from "../text.ts";

/** As many collections as a person keeps, and as many materials as one holds. */
export const MAX_COLLECTIONS = 100;
export const MAX_IN_COLLECTION = 200;

const Ids = z.array(z.uuid()).max(MAX_IN_COLLECTION);

/** Materials kept together under a name of one's own. */
export const NewCollection = z.strictObject({ name: line(80), ids: Ids });
export type NewCollection = z.infer<typeof NewCollection>;
export const CollectionName = z.strictObject({ name: line(80) });
export const CollectionItems = z.strictObject({ ids: Ids.min(1) });

const Collection = z.object({ id: z.string(), name: z.string(), count: z.number() });
export const Collections = z.object({ collections: z.array(Collection) });
export type Collections = z.infer<typeof Collections>;
