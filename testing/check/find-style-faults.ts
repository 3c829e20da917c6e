import { dirname, posix } from "node:path";

/** What is read, by path from the root of the project. */
export type StyleSources = { styles: Record<string, string>; components: Record<string, string> };

const isModule = (file: string) => file.endsWith(".module.css");
const isGlobal = (file: string) => file.startsWith("web/styles/");
const isProduct = (file: string) => !/\.test\.tsx?$/.test(file);

/** Says in sentences where styles break decision 0014; nothing if they keep it. */
export function findStyleFaults({ styles, components }: StyleSources): string[] {
  const globals = Object.entries(styles).filter(([file]) => isGlobal(file));
  const homes = new Map<string, Set<string>>();
  for (const [file, css] of globals) {
    for (const name of selectorsOf(css).flatMap(subjectsOf)) {
      homes.set(name, (homes.get(name) ?? new Set()).add(file));
    }
  }
  const named = new Set(globals.flatMap(([, css]) => selectorsOf(css).flatMap(classesIn)));
  const product = Object.entries(components).filter(([file]) => isProduct(file));
  return [
    ...faultsOfHomes({ styles, homes, named }),
    ...product.flatMap(([file, code]) => [
      ...plainImports(file, code),
      ...classesUsed(code)
        .filter((name) => !named.has(name))
        .map((name) => `${file} says "${name}", which web/styles does not define`),
    ]),
    ...faultsOfModules({ styles, product }),
  ];
}

type Homes = { styles: Record<string, string>; homes: Map<string, Set<string>>; named: Set<string> };

function faultsOfHomes({ styles, homes, named }: Homes): string[] {
  const faults: string[] = [];
  for (const [file, css] of Object.entries(styles)) {
    if (isGlobal(file)) continue;
    if (!isModule(file)) faults.push(`${file} is no module and not in web/styles`);
    for (const [, name = ""] of css.matchAll(/:global\(\.([\w-]+)\)/g)) {
      if (!named.has(name)) faults.push(`${file} asks for .${name}, which web/styles does not define`);
    }
  }
  for (const [name, files] of homes) {
    if (files.size > 1) faults.push(`.${name} is defined in ${[...files].join(" and ")}`);
  }
  return [...new Set(faults)];
}

function plainImports(file: string, code: string): string[] {
  if (file === "web/root.tsx") return [];
  return [...code.matchAll(/import (?:\w+ from )?"([^"]+\.css)(?:\?\w+)?"/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !isModule(path))
    .map((path) => `${file} imports the plain style ${path}`);
}

function faultsOfModules({
  styles,
  product,
}: Pick<StyleSources, "styles"> & { product: [string, string][] }) {
  const faults: string[] = [];
  const asked = new Map<string, Set<string>>();
  for (const [file, code] of product) {
    for (const [, name = "", path = ""] of code.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)) {
      const home = path.startsWith("#") ? path.slice(1) : posix.join(dirname(file), path);
      const has = new Set(selectorsOf(styles[home] ?? "").flatMap(classesIn));
      for (const [, wanted = ""] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))) {
        asked.set(home, (asked.get(home) ?? new Set()).add(wanted));
        if (!has.has(wanted)) faults.push(`${file} asks for ${name}.${wanted}, which ${home} does not have`);
      }
    }
  }
  for (const [home, css] of Object.entries(styles)) {
    if (!isModule(home)) continue;
    for (const name of new Set(selectorsOf(css).flatMap(classesIn))) {
      if (!asked.get(home)?.has(name)) faults.push(`${home} has .${name}, for which nobody asks`);
    }
  }
  return faults;
}

/** The class names that a component writes as words. */
export function classesUsed(code: string): string[] {
  const words = [
    ...[...code.matchAll(/className="([^"]*)"/g)].map(([, words = ""]) => words),
    ...[...code.matchAll(/classNames\(([^)]*)\)/g)].flatMap(([, parts = ""]) =>
      [...parts.matchAll(/(?<!=== |!== )"([^"]*)"/g)].map(([, words = ""]) => words),
    ),
  ];
  return words.flatMap((list) => list.split(/\s+/)).filter(Boolean);
}

function selectorsOf(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/"[^"]*"/g, '""');
  return [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = ""]) => selector.trim())
    .filter((selector) => !/^(@|from|to|[\d.]+%)/.test(selector))
    .flatMap((selector) => selector.replace(/:global\([^)]*\)/g, "").split(/,(?![^(]*\))/))
    .map((selector) => selector.trim());
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = ""]) => name);
}

/** The classes a rule is about, not those it stands under: the last part of its selector. */
function subjectsOf(selector: string): string[] {
  return /[\s>+~(]/.test(selector) ? [] : classesIn(selector);
}
