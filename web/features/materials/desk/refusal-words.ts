import { m } from "#messages/messages.js";

const words: Record<string, () => string> = {
  empty: m.materials_refused_empty,
  too_large: m.materials_refused_large,
  type_not_accepted: m.materials_refused_type,
  broken_image: m.materials_refused_image,
  broken_document: m.materials_refused_document,
};

/** Why a file was not taken, in a sentence. */
export function refusalWords(refusal: string): string {
  return (words[refusal] ?? m.materials_refused_line)();
}
