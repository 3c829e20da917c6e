/**
 * What the engine is told at its start, since it takes neither later; docs/decisions/0300 has what each costs and saves.
 * The embedded database is WebAssembly: compiled once and simply, instead of again, in hundreds of megabytes, for speed
 * that requests do not notice. What is young in memory may take 8 MB before it is looked through.
 * Stack traces name the sources, in threads too.
 */
const FLAGS = ["--liftoff-only", "--max-semi-space-size=8", "--enable-source-maps"];

/** Begins this process anew, as itself, with the flags it lacks; what an operator gave stands behind ours and holds. */
export function restartWithFlags(): void {
  const { execve, execPath, execArgv, argv, env } = process;
  const missing = FLAGS.filter((flag) => !execArgv.includes(flag));
  // Where a process cannot be replaced, as on Windows, it takes more memory.
  if (missing.length === 0 || !execve || process.platform === "win32") return;
  execve(execPath, [execPath, ...missing, ...execArgv, ...argv.slice(1)], env);
}
