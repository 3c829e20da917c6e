import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (options: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void;

/**
 * Gives back what starting took. Compiling the embedded database and loading the server need several times the
 * memory of serving, and the engine keeps pages it once had; this asks it, once, to let them go.
 */
export function releaseMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as Collect;
  setFlagsFromString("--no-expose-gc");
  // What is not in use is forgotten too, and shapes that are forgotten are met slowly ever after: the shape of a tick,
  // which every request makes several of, is kept in use.
  process.nextTick(() => undefined);
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
