import type { Message } from "./read-messages.ts";

const RUNTIME = `let current = () => "pt";

export const getLocale = () => current();

export const overwriteGetLocale = (read) => {
  current = read;
};
`;

const RUNTIME_TYPES = `export type Locale = "pt" | "en";
/** The language of whoever is being answered: Portuguese until somebody says otherwise. */
export declare function getLocale(): Locale;
/** Who asks decides: the web app tells here how the language is known. */
export declare function overwriteGetLocale(read: () => Locale): void;
`;

const RUNTIME_IMPORT = `import { getLocale } from "../runtime.js";\n`;

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
    ["messages/_index.js", RUNTIME_IMPORT + messages.map(writeWord).join("")],
    ["messages/_index.d.ts", INDEX_HEAD + messages.map(writeType).join("")],
  ]);
  for (const message of messages)
    modules.set(`messages/${message.key}.js`, RUNTIME_IMPORT + writeWord(message));
  return modules;
}

function writeWord({ key, texts }: Message): string {
  const { pt, en } = texts;
  const choice = `(options?.locale ?? getLocale()) === "en" ? ${template(en)} : ${template(pt)}`;
  return `export const ${key} = (inputs, options) => ${choice};\n`;
}

/** The text as a template literal: it is taken as it stands, and each parameter becomes its value. */
function template(text: string): string {
  const literal = text.replace(/[\\`$]/g, "\\$&").replaceAll("\r", "\\r");
  return `\`${literal.replace(/\{(\w+)\}/g, "$${inputs.$1}")}\``;
}

function writeType({ key, texts, params }: Message): string {
  const words = texts.pt.replaceAll("*/", "* /").replace(/\s+/g, " ");
  const inputs =
    params.length > 0
      ? `inputs: { ${params.map((name) => `${name}: Value`).join("; ")} }`
      : "inputs?: object";
  return `/** ${words} */\nexport declare function ${key}(${inputs}, options?: Options): string;\n`;
}
