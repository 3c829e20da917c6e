import type { Language, Message } from "./read-messages.ts";

const RUNTIME = `let current = () => "pt";

export const getLocale = () => current();

export const overwriteGetLocale = (read) => {
  current = read;
};

const tags = { pt: "pt-BR", en: "en-GB" };
const made = new Map();
const keep = (Kind, language) => {
  const key = Kind.name + language;
  if (!made.has(key)) made.set(key, new Kind(tags[language]));
  return made.get(key);
};

export const number = (language, value) => keep(Intl.NumberFormat, language).format(value);

export const form = (language, value, one, other) =>
  keep(Intl.PluralRules, language).select(value) === "one" ? one : other;
`;

const RUNTIME_TYPES = `export type Locale = "pt" | "en";
/** The language of whoever is being answered: Portuguese until somebody says otherwise. */
export declare function getLocale(): Locale;
/** Who asks decides: the web app tells here how the language is known. */
export declare function overwriteGetLocale(read: () => Locale): void;
`;

const RUNTIME_IMPORT = `import { getLocale } from "../runtime.js";\n`;
const NUMBER_IMPORT = `import { form, getLocale, number } from "../runtime.js";\n`;

const INDEX_HEAD = `import type { Locale } from "../runtime.js";
type Value = string | number;
type Options = { locale?: Locale };
`;

/**
 * The modules made of the messages, by path: one for each, so that a page carries only the words it shows, and one of
 * all of them for whoever says any, as the server does: thousands of modules are slow to load and heavy to keep.
 */
export function writeModules(messages: Message[]): Map<string, string> {
  const modules = new Map([
    ["runtime.js", RUNTIME],
    ["runtime.d.ts", RUNTIME_TYPES],
    ["messages.js", `export * as m from "./messages/_index.js";\n`],
    ["messages.d.ts", `export * as m from "./messages/_index.js";\n`],
    ["messages/_index.js", NUMBER_IMPORT + messages.map(writeWord).join("")],
    ["messages/_index.d.ts", INDEX_HEAD + messages.map(writeType).join("")],
  ]);
  for (const message of messages) {
    const head = message.numbers.length > 0 ? NUMBER_IMPORT : RUNTIME_IMPORT;
    modules.set(`messages/${message.key}.js`, head + writeWord(message));
  }
  return modules;
}

function writeWord({ key, texts, numbers }: Message): string {
  const [pt, en] = (["pt", "en"] as const).map((language) => template(texts[language], language, numbers));
  const choice = `(options?.locale ?? getLocale()) === "en" ? ${en} : ${pt}`;
  return `export const ${key} = (inputs, options) => ${choice};\n`;
}

/**
 * The text as a template literal: it is taken as it stands, each parameter becomes its value, a number as the language
 * writes it, and of two forms the one that the language says of that many.
 */
function template(text: string, language: Language, numbers: string[]): string {
  const literal = text.replace(/[\\`$]/g, "\\$&").replaceAll("\r", "\\r");
  const value = (name: string) =>
    numbers.includes(name) ? `number("${language}", inputs.${name})` : `inputs.${name}`;
  return `\`${literal.replace(
    /\{(\w+)(?:\|([^{}|]+)\|([^{}|]+))?\}/g,
    (_, name: string, one?: string, other?: string) =>
      one && other
        ? `\${form("${language}", inputs.${name}, \`${one}\`, \`${other}\`)}`
        : `\${${value(name)}}`,
  )}\``;
}

function writeType({ key, texts, params, numbers }: Message): string {
  const words = texts.pt.replaceAll("*/", "* /").replace(/\s+/g, " ");
  const inputs =
    params.length > 0
      ? `inputs: { ${params.map((name) => `${name}: ${numbers.includes(name) ? "number" : "Value"}`).join("; ")} }`
      : "inputs?: object";
  return `/** ${words} */\nexport declare function ${key}(${inputs}, options?: Options): string;\n`;
}
