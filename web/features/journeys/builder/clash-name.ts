import type { Journey } from "#domain/journeys/journeys.ts";
import type { Clash } from "#domain/journeys/rebase-operation.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { fieldName } from "./field-names.ts";

type Named = {
  head: Pick<Journey["head"], "title" | "language">;
  blocks: Pick<Journey["blocks"][number], "id" | "title">[];
  options: Pick<Journey["options"][number], "id" | "label">[];
  files: Pick<Journey["files"][number], "id" | "upload">[];
};

/** What two windows changed: of which item, and which of its fields, since several of one item may stand below each other. */
export function clashName(
  { head, blocks, options, files }: Named,
  { subject, field }: Pick<Clash, "subject" | "field">,
): string {
  const title = () => {
    if (subject.kind === "journey") return inLanguage(head.title, head.language);
    const isIt = ({ id }: { id: string }) => id === subject.id;
    if (subject.kind === "file") return files.find(isIt)?.upload.name;
    if (subject.kind === "option") {
      const option = options.find(isIt);
      return option && m.journeys_option({ label: option.label });
    }
    const block = blocks.find(isIt);
    return block && inLanguage(block.title, head.language);
  };
  return `${title() || m.journeys_block()}: ${fieldName(field)}`;
}
