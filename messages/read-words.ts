import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));

export const languages = ["pt", "en"] as const;
export type Language = (typeof languages)[number];

/** The files of words, one for each capability and language, in a fixed order. */
export function wordFiles(language: Language): string[] {
  return globSync(`*/${language}.json`, { cwd: folder })
    .sort()
    .map((file) => `${folder}${file}`);
}

/** Every word of a language by its key; a key that two capabilities claim is refused. */
export function readWords(language: Language): Record<string, string> {
  const words: Record<string, string> = {};
  for (const file of wordFiles(language)) {
    const own = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
    for (const [key, text] of Object.entries(own)) {
      if (Object.hasOwn(words, key)) throw new Error(`${key} is written twice, again in ${file}`);
      words[key] = text;
    }
  }
  return words;
}
