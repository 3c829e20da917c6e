import { relative } from "node:path";
import { type Plugin, rolldown } from "rolldown";

/** How a module names another that a thread or a process of its own begins with. */
const BEGINNING = /new URL\("(\.[^"]+\.ts)", import\.meta\.url\)/g;

type Input = { root: string; entries: Record<string, string>; folder: string };

/**
 * Puts the server into a folder as few files: one for each entry, one for each module that a thread begins with or
 * lays out, and what they share. Packages stay where npm put them.
 */
export async function bundle({ root, entries, folder }: Input): Promise<void> {
  const made = await rolldown({
    cwd: root,
    input: entries,
    platform: "node",
    external: (id) => !/^[.#/]/.test(id),
    plugins: [beginnings(root)],
    onLog: (level, log, handle) => {
      if (level === "warn") throw new Error(log.message);
      handle(level, log);
    },
  });
  await made.write({
    dir: folder,
    format: "esm",
    sourcemap: true,
    sourcemapExcludeSources: true,
    chunkFileNames: "[name].js",
  });
  await made.close();
}

/** Gives each module that is named by its address a file of its own, and its new address to whoever names it. */
function beginnings(root: string): Plugin {
  return {
    name: "lilamonde:beginnings",
    transform: {
      filter: { code: BEGINNING },
      handler: async function (code, id) {
        const addresses = new Map<string, string>();
        for (const [named, path] of code.matchAll(BEGINNING)) {
          const module = await this.resolve(path!, id);
          if (!module) throw new Error(`${id} names ${path}, which is not there`);
          const name = relative(root, module.id).slice(0, -".ts".length);
          const file = this.emitFile({ type: "chunk", id: module.id, name });
          addresses.set(named, `new URL(import.meta.ROLLUP_FILE_URL_${file})`);
        }
        return { code: code.replace(BEGINNING, (named) => addresses.get(named)!), map: null };
      },
    },
  };
}
