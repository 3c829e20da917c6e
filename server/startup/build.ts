import { compileMessages } from "../../messages/compile.ts";
import { buildProcessWhenStale } from "./process-build.ts";
import { buildWebWhenStale } from "./web-build.ts";

/** Makes of the sources what production runs, as far as they have changed since. */
export async function buildWhenStale(): Promise<void> {
  compileMessages();
  await buildWebWhenStale({ onBuild: () => console.log("Building the web part…") });
  await buildProcessWhenStale({ onBuild: () => console.log("Building the server…") });
}
