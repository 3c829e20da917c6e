import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const languages = ["pt", "en"] as const;
export type Language = (typeof languages)[number];

/**
 * One thing that is said, in every language, and the names of what is put into it. Those that a language bends words by,
 * `{count|noite|noites}`, are numbers in all of them.
 */
export type Message = {
  key: string;
  texts: Record<Language, string>;
  params: string[];
  numbers: string[];
};

/** The words cannot be compiled; one line per problem. */
class MessagesError extends Error {}

type Texts = Map<string, string>;

const KEY = /^[a-z][a-z0-9_]*$/;
const PARAM = /\{([a-zA-Z]\w*)(?:\|[^{}|]+\|[^{}|]+)?\}/g;
const FORMS = /\{([a-zA-Z]\w*)\|([^{}|]+)\|([^{}|]+)\}/g;
const BRACE = /[{}]/;

/** The files of a folder that hold words, those of every capability: `pt.json` and `en.json`. */
export function messageFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /(^|[\\/])(pt|en)\.json$/.test(path) && !path.startsWith("compiled"))
    .sort();
}

/** Every message of a folder, by key; refuses what is said twice, in one language only, or with other parameters. */
export function readMessages(folder: string): Message[] {
  const problems: string[] = [];
  const texts = Object.fromEntries(languages.map((language) => [language, new Map()])) as Record<
    Language,
    Texts
  >;
  for (const path of messageFiles(folder)) {
    const language = path.slice(-"pt.json".length, -".json".length) as Language;
    const entries = JSON.parse(readFileSync(join(folder, path), "utf8")) as Record<string, unknown>;
    for (const [key, text] of Object.entries(entries)) {
      const problem = key === "$schema" ? undefined : entryProblem(key, text, texts[language]);
      if (problem) problems.push(`${path}: ${problem}`);
      else if (typeof text === "string" && key !== "$schema") texts[language].set(key, text);
    }
  }
  const keys = [...new Set([...texts.pt.keys(), ...texts.en.keys()])].sort();
  const messages = keys.flatMap((key) => pair(key, texts, problems));
  if (problems.length > 0) throw new MessagesError(problems.join("\n"));
  return messages;
}

/** The names in braces, each once, in the order of the alphabet. */
function namesIn(text: string, braces: RegExp): string[] {
  return [...new Set([...text.matchAll(braces)].map(([, name]) => name!))].sort();
}

function entryProblem(key: string, text: unknown, known: Texts): string | undefined {
  if (!KEY.test(key)) return `"${key}" must be lower case letters, digits and underscores`;
  if (known.has(key)) return `${key} is said twice`;
  if (typeof text !== "string") return `${key} must be a text`;
  if (!text || text.trim() !== text) return `${key} is empty or begins or ends with a blank`;
  if (BRACE.test(text.replace(PARAM, ""))) return `${key} has a brace that names no parameter`;
  const idle = [...text.matchAll(FORMS)].find(([, , one, other]) => one === other);
  if (idle) return `${key} has the same word for one and for several: ${idle[0]}`;
}

function pair(key: string, texts: Record<Language, Texts>, problems: string[]): Message[] {
  const pt = texts.pt.get(key);
  const en = texts.en.get(key);
  if (pt === undefined || en === undefined) {
    problems.push(`${key} is missing in ${pt === undefined ? "pt" : "en"}`);
    return [];
  }
  const params = namesIn(pt, PARAM);
  if (params.join() !== namesIn(en, PARAM).join())
    problems.push(`${key} has other parameters in en than in pt`);
  return [{ key, texts: { pt, en }, params, numbers: namesIn(pt + en, FORMS) }];
}
