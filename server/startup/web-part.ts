import type { IncomingMessage, ServerResponse } from "node:http";
import { createStaticFiles } from "#platform/http/static-files.ts";
import { places } from "#platform/places.ts";
import { loadBuild, type WebBuild } from "../pages/page-renderer.ts";

/** The web part as the server needs it: its code for rendering, and its files. */
export type WebPart = {
  mode: "production" | "development";
  load: () => Promise<WebBuild>;
  /** Serves a file of the web part; calls `next` for every other address. */
  serveFile: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close: () => Promise<void>;
};

/** The web part as it was built. */
export function openBuiltWebPart({ headers }: { headers: Record<string, string> }): WebPart {
  const send = createStaticFiles({
    folder: places.webClient,
    headers,
    isHashed: (path) => path.startsWith("/assets/") || path.startsWith("/art/"),
  });
  const build = loadBuild(places.webServer);
  return {
    mode: "production",
    load: () => build,
    serveFile: (request, response, next) => {
      const { url = "/" } = request;
      const query = url.indexOf("?");
      const path = query < 0 ? url : url.slice(0, query);
      if (!isRead(request) || !send(path, request, response)) next();
    },
    close: async () => undefined,
  };
}

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
    close: () => vite.close(),
  };
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}
