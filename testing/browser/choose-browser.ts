import { realpathSync } from "node:fs";

/** Where browsers may come from. Its paths are asked for only when no source before it had a browser that starts. */
export type BrowserSource = {
  name: string;
  paths: () => string[] | Promise<string[]>;
  /** Said when none of its paths starts. */
  ifNone?: string;
};

/** The first browser that starts, in the order of the sources; no file is tried twice. */
export async function chooseBrowser(
  sources: BrowserSource[],
  { starts, say }: { starts: (path: string) => Promise<boolean>; say: (line: string) => void },
): Promise<string | undefined> {
  const tried = new Set<string>();
  for (const { paths, ifNone } of sources) {
    for (const path of await paths()) {
      const file = realFile(path);
      if (!file || tried.has(file)) continue;
      tried.add(file);
      if (await starts(path)) return path;
    }
    if (ifNone) say(ifNone);
  }
  return undefined;
}

/** The file behind a path, or nothing where there is none. */
function realFile(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
