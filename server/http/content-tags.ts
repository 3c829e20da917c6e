import type { Context } from "hono";
import { ANYTHING } from "#platform/http/tag-index.ts";

const HEADER = "x-content-tags";

/** Says what an answer shows, by the tags that the triggers of its tables announce changes with. */
export function tagContent(context: Context, ...tags: string[]): void {
  context.header(HEADER, tags.join(" "));
}

/** What an answer said it shows; one that said nothing may show anything. */
export function contentTags({ headers }: Response): string[] {
  return headers.get(HEADER)?.split(" ") ?? [ANYTHING];
}
