import type { Journey } from "#domain/journeys/journeys.ts";
import type { Clash } from "#domain/journeys/rebase-operation.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { fieldName } from "./field-names.ts";

type Named = {
  head: Pick<Journey["head"], "title" | "language">;
  blocks: Pick<Journey["blocks"][number], "id" | "title">[];
};

/** What two windows changed: of which item, and which of its fields, since several of one item may stand below each other. */
export function clashName(
  { head, blocks }: Named,
  { subject, field }: Pick<Clash, "subject" | "field">,
): string {
  const block = subject.kind === "block" && blocks.find(({ id }) => id === subject.id);
  const title =
    subject.kind === "block"
      ? block && inLanguage(block.title, head.language)
      : inLanguage(head.title, head.language);
  return `${title || m.journeys_block()}: ${fieldName(field)}`;
}
