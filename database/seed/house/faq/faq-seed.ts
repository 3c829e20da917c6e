import type { FaqEntry } from "#domain/faq/faq.ts";

/** A question as the house first publishes it. */
export type FaqSeed = Omit<FaqEntry, "id">;
