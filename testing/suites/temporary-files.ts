import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Everything the run puts into the temporary folder goes with it, also what a failed test or a killed browser leaves. */
export function keepTemporaryFilesTogether(): void {
  const folder = mkdtempSync(join(tmpdir(), "lilamonde-test-"));
  // As root, PostgreSQL runs as somebody else and must find its way in.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));
}

/** Processes of the run read what another has compiled: the server from its sources takes half the time to load. */
export function keepCompiledCode(cache: string): void {
  process.env.NODE_COMPILE_CACHE ??= join(cache, "compiled");
}
