import { createHash } from "node:crypto";
import { createReadStream, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream";
import { chooseEncoding, type Encoded, encodeAll } from "./encodings.ts";
import { parseRange } from "./range.ts";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".mp4": "video/mp4",
};
const COMPRESSED = new Set([".js", ".css", ".html", ".json", ".webmanifest", ".svg", ".txt"]);
const FOREVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "public, max-age=0, must-revalidate";

type Asset = {
  file: string;
  type: string;
  size: number;
  etag: string;
  cacheControl: string;
  isText: boolean;
};

/**
 * Serves the files of a folder as they were at start; answers false for an address that is none of them. One that has
 * gone since is a 404 that nobody keeps.
 */
export function createStaticFiles({ folder, headers, isHashed }: StaticInput) {
  const assets = new Map<string, Asset>();
  for (const file of listFiles(folder)) {
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    assets.set(path, describeAsset({ file, cacheControl: isHashed(path) ? FOREVER : ASK_AGAIN }));
  }
  const encoded = new Map<string, Promise<Encoded>>();

  async function sendText(asset: Asset, request: IncomingMessage, response: ServerResponse) {
    const kept = encoded.get(asset.file) ?? encodeAll(readFileSync(asset.file));
    encoded.set(asset.file, kept);
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const body = (await kept)[encoding];
    if (encoding !== "identity") response.setHeader("content-encoding", encoding);
    response.setHeader("vary", "Accept-Encoding");
    response.setHeader("content-length", body.length);
    response.end(request.method === "HEAD" ? undefined : body);
  }

  return (path: string, request: IncomingMessage, response: ServerResponse): boolean => {
    const asset = assets.get(path);
    if (!asset) return false;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader("content-type", asset.type);
    response.setHeader("cache-control", asset.cacheControl);
    response.setHeader("etag", asset.etag);
    if (request.headers["if-none-match"]?.includes(asset.etag)) {
      response.statusCode = 304;
      response.end();
    } else if (asset.isText) {
      sendText(asset, request, response).catch((error) => sendFault(error, response));
    } else sendBinary(asset, request, response);
    return true;
  };
}

/** The content type of a file, by its name. */
export function typeOf(file: string): string {
  return TYPES[extname(file)] ?? "application/octet-stream";
}

/** Answers once with a file whose name changes with its content, from wherever it was; without it, with a bare 404 that nobody keeps. */
export async function sendAsset({ file, bytes, headers, request, response }: AssetInput): Promise<void> {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (!bytes) {
    response.setHeader("cache-control", "no-store");
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("not found");
    return;
  }
  const isText = COMPRESSED.has(extname(file));
  const encoding = isText ? chooseEncoding(request.headers["accept-encoding"]) : "identity";
  const body = encoding === "identity" ? Buffer.from(bytes) : (await encodeAll(Buffer.from(bytes)))[encoding];
  response.setHeader("content-type", typeOf(file));
  response.setHeader("cache-control", FOREVER);
  response.setHeader("content-length", body.length);
  if (isText) response.setHeader("vary", "Accept-Encoding");
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.end(request.method === "HEAD" ? undefined : body);
}

type AssetInput = {
  file: string;
  bytes: Uint8Array | undefined;
  headers: Record<string, string>;
  request: IncomingMessage;
  response: ServerResponse;
};

type StaticInput = { folder: string; headers: Record<string, string>; isHashed: (path: string) => boolean };

function sendBinary(asset: Asset, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("accept-ranges", "bytes");
  const range = parseRange(request.headers.range, asset.size);
  if (range === "unsatisfiable") {
    response.writeHead(416, { "content-range": `bytes */${asset.size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: asset.size - 1 };
  const content = createReadStream(asset.file, { start, end });
  const fail = (error: Error) => sendFault(error, response);
  content.once("error", fail).once("open", () => {
    content.off("error", fail);
    if (range) {
      response.statusCode = 206;
      response.setHeader("content-range", `bytes ${start}-${end}/${asset.size}`);
    }
    response.setHeader("content-length", end - start + 1);
    // Whoever left meanwhile cannot be sent anything.
    if (request.method === "HEAD" || response.destroyed) {
      content.destroy();
      response.end();
    } else pipeline(content, response, () => undefined);
  });
}

/** Nothing was sent yet: what was said of the file is taken back, so that no reader keeps this answer in its place. */
function sendFault(error: NodeJS.ErrnoException, response: ServerResponse): void {
  for (const name of ["etag", "accept-ranges", "content-type"]) response.removeHeader(name);
  response.setHeader("cache-control", "no-store");
  response.statusCode = error.code === "ENOENT" ? 404 : 500;
  response.end();
}

function describeAsset({ file, cacheControl }: { file: string; cacheControl: string }): Asset {
  const { size, mtimeMs } = statSync(file);
  const extension = extname(file);
  const tag = createHash("sha256").update(`${file} ${size} ${mtimeMs}`).digest("base64url").slice(0, 16);
  return {
    file,
    size,
    cacheControl,
    type: typeOf(file),
    etag: `W/"${tag}"`,
    isText: COMPRESSED.has(extension),
  };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
