import type { Deps } from "../deps.ts";
import { countMessagesAbout } from "./queries.ts";

/** How many messages of the contact form speak of a hotel by its name. */
export function countMentions(
  { db }: Pick<Deps, "db">,
  { name, since }: { name: string; since: Date },
): Promise<number> {
  return countMessagesAbout(db, { words: name, since });
}
