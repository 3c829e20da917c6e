import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Disk } from "#platform/files/disk.ts";
import { createStaticFiles } from "#platform/http/static-files.ts";
import type { Log } from "#platform/log.ts";
import { places } from "#platform/places.ts";
import { loadBuild, type WebBuild } from "../pages/page-renderer.ts";
import { createSharedAssets } from "./shared-assets.ts";

/** The web part as the server needs it: its code for rendering, and its files. */
export type WebPart = {
  mode: "production" | "development";
  load: () => Promise<WebBuild>;
  /** Serves a file of the web part; calls `next` for every other address. */
  serveFile: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Lets the nodes of other versions have this one's files, and serves theirs. */
  share: (files: { disk: Disk; log: Log }) => Promise<void>;
  close: () => Promise<void>;
};

/** The web part as it was built. */
export function openBuiltWebPart({ headers, folder = places.webClient }: BuiltInput): WebPart {
  const send = createStaticFiles({
    folder,
    headers,
    isHashed: (path) => path.startsWith("/assets/") || path.startsWith("/art/"),
  });
  const build = loadBuild(places.webServer);
  let shared: ReturnType<typeof createSharedAssets> | undefined;
  return {
    mode: "production",
    load: () => build,
    serveFile: (request, response, next) => {
      const { url = "/" } = request;
      const query = url.indexOf("?");
      const path = query < 0 ? url : url.slice(0, query);
      if (!isRead(request)) next();
      else if (send(path, request, response)) return;
      else if (shared && path.startsWith("/assets/")) void shared.send(path, request, response).catch(next);
      else next();
    },
    share: async ({ disk, log }) => {
      shared = createSharedAssets({ disk, log, headers, folder: join(folder, "assets") });
      await shared.share();
    },
    close: async () => undefined,
  };
}

type BuiltInput = { headers: Record<string, string>; folder?: string };

/** The web part from its sources, with hot reload, in this process. */
export async function openLiveWebPart(): Promise<WebPart> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  return {
    mode: "development",
    load: async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as WebBuild,
    serveFile: (request, response, next) => {
      vite.middlewares(request, response, next);
    },
    // Its addresses are those of the sources, which have one version.
    share: async () => undefined,
    close: () => vite.close(),
  };
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}
