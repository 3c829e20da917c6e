import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type ESTree, normalizePath, type Plugin, parseSync, Visitor } from "vite";

type Place = { start: number; end: number };
type Edit = Place & { text: string };

const WORDS = "#messages/messages.js";
const ICONS = "lucide-react";
const words = resolve(import.meta.dirname, "../messages/compiled/messages");

/**
 * Lets a built module import each word and each icon from the module of its own: through the one that names them all,
 * every page would seem to need every word, and nobody could tell which of them travels with which page.
 */
export function directImports(): Plugin {
  return {
    name: "lilamonde:direct-imports",
    apply: "build",
    transform: {
      filter: { id: /[\\/]web[\\/].*\.tsx?/, code: /#messages\/messages\.js|lucide-react/ },
      handler(code) {
        const program = parseSync("module.js", code).program;
        const imports = program.body.filter((statement) => statement.type === "ImportDeclaration");
        const edits = imports.flatMap((statement) => [
          ...(statement.source.value === WORDS ? editWords(statement, program) : []),
          ...(statement.source.value === ICONS ? editIcons(statement) : []),
        ]);
        return edits.length > 0 ? { code: apply(code, edits), map: null } : null;
      },
    },
  };
}

/** Every `m.word` becomes that word; a module that does anything else with `m` keeps it whole. */
function editWords({ start, end, specifiers }: ESTree.ImportDeclaration, program: ESTree.Program): Edit[] {
  const name = specifiers[0]?.local.name ?? "";
  const uses: (Place & { word: string })[] = [];
  let names = 0;
  new Visitor({
    Identifier: (identifier) => {
      if (identifier.name === name) names++;
    },
    MemberExpression: (member) => {
      if (member.computed || member.object.type !== "Identifier" || member.object.name !== name) return;
      uses.push({ start: member.start, end: member.end, word: member.property.name });
    },
  }).visit(program);
  const ownNames = specifiers.length * 2;
  if (names !== uses.length + ownNames && names !== uses.length) return [];
  const found = [...new Set(uses.map(({ word }) => word))];
  const imports = found.map(
    (word) => `import { ${word} as m_${word} } from "${normalizePath(words)}/${word}.js";`,
  );
  return [
    { start, end, text: imports.join("") },
    ...uses.map(({ word, ...place }) => ({ ...place, text: `m_${word}` })),
  ];
}

function editIcons({ start, end, specifiers }: ESTree.ImportDeclaration): Edit[] {
  const lines = specifiers.map((specifier) => {
    if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier") {
      throw new Error("icons are imported by name");
    }
    return `import ${specifier.local.name} from "${iconOf(specifier.imported.name)}";`;
  });
  return [{ start, end, text: lines.join("") }];
}

function apply(code: string, edits: Edit[]): string {
  const fromEnd = edits.toSorted((one, other) => other.start - one.start);
  return fromEnd.reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), code);
}

let icons: Map<string, string> | undefined;

function iconOf(name: string): string {
  icons ??= readIcons();
  const file = icons.get(name);
  if (!file) throw new Error(`no icon is called ${name}`);
  return file;
}

/** The module of each icon, as the package itself says. */
function readIcons(): Map<string, string> {
  const whole = fileURLToPath(import.meta.resolve(ICONS)).replace(/cjs.*/, "esm/lucide-react.mjs");
  const files = new Map<string, string>();
  for (const statement of parseSync(whole, readFileSync(whole, "utf8")).program.body) {
    if (statement.type !== "ExportNamedDeclaration" || !statement.source) continue;
    const file = normalizePath(resolve(dirname(whole), statement.source.value));
    for (const { exported } of statement.specifiers) {
      if (exported.type === "Identifier") files.set(exported.name, file);
    }
  }
  return files;
}
