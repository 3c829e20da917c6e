import { z } from "zod";
import type { Clock } from "#platform/clock.ts";
import type { Database, Db, Tx } from "#platform/database/database.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Log } from "#platform/log.ts";
import { type Disk, openDisk } from "./disk.ts";
import { isPicture } from "./measure-image.ts";
import { deleteFile, insertFile, type Rendition, type StoredFile, selectFile } from "./queries.ts";
import { type Draft, type Received, receiveUpload, type Upload } from "./receive-upload.ts";
import { renderFile } from "./render-file.ts";
import { serveFile } from "./serve-file.ts";
import { type Link, signPath } from "./signed-path.ts";

export type Files = {
  /** Opens the store; fails with one clear line where it cannot be used. */
  prepare: () => Promise<void>;
  /** Takes in content, outside any transaction because it may be slow, or says why not. */
  receive: (upload: Upload) => Promise<Received>;
  /** Makes a draft a file when the transaction commits; a picture then gets its renditions. */
  store: (tx: Db | Tx, draft: Draft) => Promise<StoredFile>;
  /** Throws away a draft that was not stored. */
  discard: (draft: Draft) => Promise<void>;
  find: (db: Db | Tx, id: string) => Promise<{ file: StoredFile; renditions: Rendition[] } | undefined>;
  /** Removes a file and everything made of it when the transaction commits. */
  remove: (tx: Db | Tx, id: string) => Promise<void>;
  /** The content of a stored key, for whoever has judged that it may be read. */
  read: (key: string, bytes: number) => Promise<ReadableStream<Uint8Array>>;
  signedPath: (link: Link) => string;
  /** Answers GET and HEAD of /files/*. */
  serve: (request: Request) => Promise<Response>;
};

type Setting = {
  database: Database;
  filesUrl: string;
  secret: string;
  jobs: Jobs;
  clock: Clock;
  log: Log;
};

const RETRY = { limit: 4, delaySeconds: 10, backoff: true };

/** Files of people: recognised by content, kept under names of ours, opened by signed links alone. */
export function createFiles({ database, filesUrl, secret, jobs, clock, log }: Setting): Files {
  const { db } = database;
  let opened: Promise<Disk> | undefined;
  const disk = () => {
    opened ??= openDisk(filesUrl);
    return opened;
  };
  const render = jobs.define({
    name: "files.render",
    schema: z.object({ id: z.uuid() }),
    retry: RETRY,
    handle: async ({ id }) => renderFile({ db, disk: await disk(), id }),
  });
  const erase = jobs.define({
    name: "files.erase",
    schema: z.object({ keys: z.array(z.string()) }),
    retry: RETRY,
    handle: async ({ keys }) => {
      const open = await disk();
      for (const key of keys) await open.delete(key);
    },
  });

  return {
    prepare: async () => void (await disk()),
    receive: async (upload) => receiveUpload({ disk: await disk(), upload }),
    store: async (tx, draft) => {
      await insertFile({ tx, draft, at: clock.now() });
      if (isPicture(draft.mediaType)) await render.enqueue(tx, { id: draft.id });
      return draft;
    },
    discard: async ({ storageKey }) => (await disk()).delete(storageKey),
    find: (from, id) => selectFile({ db: from, id }),
    remove: async (tx, id) => {
      const found = await selectFile({ db: tx, id });
      if (!found) return;
      await deleteFile({ tx, id });
      const keys = [found.file, ...found.renditions].map(({ storageKey }) => storageKey);
      await erase.enqueue(tx, { keys });
    },
    read: async (key, bytes) => (await disk()).read(key, { start: 0, end: bytes - 1 }),
    signedPath: (link) => signPath({ link, secret }),
    serve: async (request) => serveFile({ db, disk: await disk(), secret, clock, log }, request),
  };
}
