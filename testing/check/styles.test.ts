import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { classesUsed, findStyleFaults, type StyleSources } from "./find-style-faults.ts";

const root = join(import.meta.dirname, "../..");

/** Every style and every component of the web part, by its path. */
function readSources(): StyleSources {
  const read = (pattern: string) =>
    Object.fromEntries(
      globSync(pattern, { cwd: root, exclude: ["web/art/generated/**"] }).map((file) => [
        file.replaceAll("\\", "/"),
        readFileSync(join(root, file), "utf8"),
      ]),
    );
  return { styles: read("web/**/*.css"), components: read("web/**/*.{ts,tsx}") };
}

test("every class has one home, and every class that is asked for exists", () => {
  expect(findStyleFaults(readSources())).toEqual([]);
});

test("a global class outside web/styles is found", () => {
  const styles = { "web/site/a.css": ".a {}", "web/site/b.module.css": ":global(.stray) {}" };
  expect(findStyleFaults({ styles, components: {} })).toEqual([
    "web/site/a.css is no module and not in web/styles",
    "web/site/b.module.css asks for .stray, which web/styles does not define",
  ]);
});

test("a global class defined in two files is found", () => {
  const styles = { "web/styles/a.css": ".wrap { width: 1px }", "web/styles/b.css": ".wrap { width: 2px }" };
  expect(findStyleFaults({ styles, components: {} })).toEqual([
    ".wrap is defined in web/styles/a.css and web/styles/b.css",
  ]);
});

test("a plain style imported outside the root is found", () => {
  const components = {
    "web/root.tsx": 'import "#web/styles/app.css";',
    "web/site/a.tsx": 'import "./a.css";',
  };
  expect(findStyleFaults({ styles: {}, components })).toEqual([
    "web/site/a.tsx imports the plain style ./a.css",
  ]);
});

test("a class that its module does not have is found, and one that nobody asks for too", () => {
  const styles = { "web/site/a.module.css": ".box .lid { color: red }" };
  const components = {
    "web/site/a.tsx":
      'import styles from "./a.module.css"; <i className={styles.box}><b className={styles.ld} /></i>',
  };
  expect(findStyleFaults({ styles, components })).toEqual([
    "web/site/a.tsx asks for styles.ld, which web/site/a.module.css does not have",
    "web/site/a.module.css has .lid, for which nobody asks",
  ]);
});

test("a class in words that is no global one is found", () => {
  const styles = { "web/styles/layout.css": ".wrap { width: 1px }" };
  const components = { "web/site/a.tsx": '<i className="wrap old-name" />' };
  expect(findStyleFaults({ styles, components })).toEqual([
    'web/site/a.tsx says "old-name", which web/styles does not define',
  ]);
});

test("words inside classNames() are read as classes, and those elsewhere are not", () => {
  const used = classesUsed(
    '<i className={classNames("wrap d1", isOpen && "on-dark", styles.a)} title="word" />',
  );
  expect(used).toEqual(["wrap", "d1", "on-dark"]);
});
