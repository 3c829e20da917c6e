/** The tag of what names none: it may show anything, so every change is a change of it. */
export const ANYTHING = "*";

/** Which addresses carry which tags. A tag covers those below it: "heroes" covers "heroes:home". */
export function createTagIndex() {
  const pathsOf = new Map<string, Set<string>>();
  const namesOf = new Map<string, string[]>();

  return {
    add: (path: string, tags: string[]) => {
      const names = tags.flatMap(withParents);
      namesOf.set(path, names);
      for (const name of names) {
        const paths = pathsOf.get(name) ?? new Set();
        pathsOf.set(name, paths.add(path));
      }
    },
    remove: (path: string) => {
      for (const name of namesOf.get(path) ?? []) {
        const paths = pathsOf.get(name);
        paths?.delete(path);
        if (paths?.size === 0) pathsOf.delete(name);
      }
      namesOf.delete(path);
    },
    /** The addresses that a change of a tag concerns. */
    find: (tag: string): string[] => [...(pathsOf.get(tag) ?? []), ...(pathsOf.get(ANYTHING) ?? [])],
    /** Whether a change of a tag concerns somebody who carries these. */
    covers: (tag: string, tags: string[]): boolean =>
      tag === "" || tags.some((own) => own === ANYTHING || withParents(own).includes(tag)),
  };
}

/** "a:b:c" is part of "a:b", and that of "a". */
function withParents(tag: string): string[] {
  const parts = tag.split(":");
  return parts.map((_, i) => parts.slice(0, i + 1).join(":"));
}
