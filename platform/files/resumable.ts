import { randomBytes } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { FileStore } from "@tus/file-store";
import { Server } from "@tus/server";

/** What becomes of an upload that arrived whole: its answer's status and word. */
type Arrival = { status: number; code: string };
type Setting = {
  path: string;
  folder: string;
  maxBytes: number;
  /** Takes over the content; afterwards it is gone from here. */
  receive: (upload: { id: string; owner: string; path: string; bytes: number }) => Promise<Arrival>;
};

export type Resumable = {
  /** Answers a request of the tus protocol on behalf of an owner, who has proved to be theirs what it names. */
  handle: (request: Request, owner: string) => Promise<Response>;
  /** Removes what began before an instant and never arrived whole. */
  sweep: (before: Date) => Promise<number>;
};

/** Uploads that go on where the connection broke (tus 1.0); an upload's id begins with its owner's. */
export function createResumable({ path, folder, maxBytes, receive }: Setting): Resumable {
  const owners = new WeakMap<object, string>();
  const store = new FileStore({ directory: folder });
  const server = new Server({
    path,
    datastore: store,
    maxSize: maxBytes,
    relativeLocation: true,
    namingFunction: (request) => `${owners.get(request)}.${randomBytes(16).toString("hex")}`,
    onUploadFinish: async (request, { id, size }) => {
      const owner = owners.get(request)!;
      const { status, code } = await receive({ id, owner, path: join(folder, id), bytes: size ?? 0 });
      await store.remove(id);
      if (status >= 400) throw { status_code: status, body: code };
      return {};
    },
  });
  return {
    handle: (request, owner) => {
      owners.set(request, owner);
      return server.handleWeb(request);
    },
    sweep: async (before) => {
      const names = await readdir(folder).catch(() => []);
      let swept = 0;
      for (const name of names) {
        const file = join(folder, name);
        const { mtime } = await stat(file);
        if (mtime >= before) continue;
        await rm(file, { force: true });
        swept++;
      }
      return swept;
    },
  };
}
