import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { compileMessages } from "./compile.ts";
import { readMessages } from "./read-messages.ts";
import { writeModules } from "./write-modules.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lilamonde-words-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function say(capability: string, pt: object, en: object): void {
  mkdirSync(join(folder, capability), { recursive: true });
  writeFileSync(join(folder, capability, "pt.json"), JSON.stringify(pt));
  writeFileSync(join(folder, capability, "en.json"), JSON.stringify(en));
}

type Say = (inputs?: object, options?: { locale?: string }) => string;

async function load() {
  compileMessages(folder);
  const at = (file: string) => pathToFileURL(join(folder, "compiled", file)).href;
  const { m } = (await import(/* @vite-ignore */ at("messages.js"))) as { m: Record<string, Say> };
  const runtime = (await import(/* @vite-ignore */ at("runtime.js"))) as {
    overwriteGetLocale: (read: () => string) => void;
  };
  return { m, ...runtime };
}

test("words of every capability are functions: Portuguese, the reader's language, or the one that is named", async () => {
  say("contact", { contact_title: "Contato" }, { contact_title: "Contact" });
  say("people", { people_hello: "Olá, {name}. {name}!" }, { people_hello: "Hello, {name}. {name}!" });
  const { m, overwriteGetLocale } = await load();
  expect(m.contact_title!()).toBe("Contato");
  expect(m.people_hello!({ name: "Ana" }, { locale: "en" })).toBe("Hello, Ana. Ana!");
  overwriteGetLocale(() => "en");
  expect(m.contact_title!()).toBe("Contact");
  expect(m.contact_title!({}, { locale: "pt" })).toBe("Contato");
});

test("a word beside a number has the form that its language says of that many, and the number its separators", async () => {
  say(
    "rows",
    { rows_seen: "{count|Falta|Faltam} {count} {count|linha|linhas} de {name}" },
    { rows_seen: "{count} {count|row|rows} of {name} to go" },
  );
  const { m } = await load();
  const pt = (count: number) => m.rows_seen!({ count, name: "1" });
  const en = (count: number) => m.rows_seen!({ count, name: "1" }, { locale: "en" });
  expect([pt(0), pt(1), pt(2)]).toEqual(["Falta 0 linha de 1", "Falta 1 linha de 1", "Faltam 2 linhas de 1"]);
  expect([en(0), en(1), en(1234)]).toEqual([
    "0 rows of 1 to go",
    "1 row of 1 to go",
    "1,234 rows of 1 to go",
  ]);
  const types = readFileSync(join(folder, "compiled/messages/_index.d.ts"), "utf8");
  expect(types).toContain("rows_seen(inputs: { count: number; name: Value }, options?: Options): string;");
});

test("any text comes out as it was written, with its values where their names stood", {
  timeout: 60_000,
}, () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary" }).map((text) => text.replace(/[{}]/g, "")),
    fc.constantFrom("`", "$", "\\", "\r\n", "\u2028", "*/", "{name}", "{total}", "${"),
  );
  fc.assert(
    fc.property(fc.array(piece), fc.string(), fc.integer(), (pieces, name, total) => {
      const text = pieces.join("").replace(/\$\{(?!(name|total)\})/g, "$");
      const message = { key: "said", texts: { pt: text, en: "" }, params: [], numbers: [] };
      const module = writeModules([message]).get("messages/said.js")!;
      const body = module.replace(/^import.*\n/, "").replace("export const said =", "return");
      const made = new Function("getLocale", body)(() => "pt") as Say;
      const expected = text.split("{name}").map((part) => part.replaceAll("{total}", String(total)));
      expect(made({ name, total })).toBe(expected.join(name));
    }),
    propertyRuns(200),
  );
});

test("what is said twice, in one language only, or otherwise than the other language is named, all at once", () => {
  say(
    "a",
    { a_one: "1", a_two: "{n}", a_three: "{", a_four: 4, "A-five": "5", a_six: "6 ", a_seven: "{n|x|x}" },
    { a_two: "{m}" },
  );
  say("b", { a_one: "1" }, {});
  expect(() => readMessages(folder)).toThrow(
    [
      "a/pt.json: a_three has a brace that names no parameter",
      "a/pt.json: a_four must be a text",
      'a/pt.json: "A-five" must be lower case letters, digits and underscores',
      "a/pt.json: a_six is empty or begins or ends with a blank",
      "a/pt.json: a_seven has the same word for one and for several: {n|x|x}",
      "b/pt.json: a_one is said twice",
      "a_one is missing in en",
      "a_two has other parameters in en than in pt",
    ].join("\n"),
  );
});

test("a second run writes nothing, and what is no longer said is gone", () => {
  const modules = () => readdirSync(join(folder, "compiled/messages"));
  say("a", { a_one: "1", a_two: "2" }, { a_one: "1", a_two: "2" });
  compileMessages(folder);
  const before = statSync(join(folder, "compiled/.inputs")).mtimeMs;
  compileMessages(folder);
  expect(statSync(join(folder, "compiled/.inputs")).mtimeMs).toBe(before);
  say("a", { a_one: "1" }, { a_one: "1" });
  compileMessages(folder);
  expect(modules()).toEqual(["_index.d.ts", "_index.js", "a_one.js"]);
});

test("a text with parameters asks for them by type", () => {
  const texts = { pt: "Olá, {name} */", en: "Hello, {name}" };
  const types = writeModules([{ key: "hello", texts, params: ["name"], numbers: [] }]).get(
    "messages/_index.d.ts",
  );
  expect(types).toContain("/** Olá, {name} * / */");
  expect(types).toContain("hello(inputs: { name: Value }, options?: Options): string;");
});
