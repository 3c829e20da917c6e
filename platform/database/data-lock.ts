import { accessSync, constants, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The data folder cannot be used; the message is the one line to print. Whoever holds it may be about to let go of it. */
export class DataDirError extends Error {
  readonly mayPass: boolean;

  constructor(message: string, { mayPass = false } = {}) {
    super(message);
    this.mayPass = mayPass;
  }
}

/** SQLITE_BUSY: somebody else holds the lock. */
const BUSY = 5;

/**
 * Holds a data folder for this process and returns the function that frees it. The operating system keeps the lock
 * on an open file: it sees every container that shares the folder, where process numbers mean nothing, and frees it
 * however the process ends. Node has no file locks of its own; SQLite's are the ones it brings.
 */
export function lockDataDir(dataDir: string): () => void {
  let file: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
    file = new DatabaseSync(join(dataDir, "database.lock"));
    file.exec("begin exclusive");
    // The mark of versions before this lock, which nothing reads any more.
    rmSync(join(dataDir, "lock"), { force: true });
  } catch (error) {
    file?.close();
    throw explain(error as Failure, dataDir);
  }
  const held = file;
  return () => held.close();
}

function explain({ code, errcode, message }: Failure, dataDir: string): DataDirError {
  if (errcode === BUSY)
    return new DataDirError("DATA_DIR is in use by another process; stop it or choose another folder", {
      mayPass: true,
    });
  return new DataDirError(`DATA_DIR ${dataDir} cannot be written (${errcode ? message : code})`);
}

type Failure = NodeJS.ErrnoException & { errcode?: number };
