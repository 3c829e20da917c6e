import { createHash } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/database/database.ts";
import { parseRange } from "#platform/http/range.ts";
import type { Log } from "#platform/log.ts";
import type { Disk } from "./disk.ts";
import { type Servable, selectServable } from "./queries.ts";
import { type Link, verifyPath } from "./signed-path.ts";

const MAX_AGE_SECONDS = 3_600;
const SAFE = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
};

type Setting = { db: Db; disk: Disk; secret: string; clock: Clock; log: Log };

/** Answers for a signed path; whatever else is asked gets the same 404. */
export async function serveFile(setting: Setting, request: Request): Promise<Response> {
  const { db, secret, clock } = setting;
  const isRead = request.method === "GET" || request.method === "HEAD";
  const link = isRead ? verifyPath({ url: new URL(request.url), secret, now: clock.now() }) : undefined;
  const found = link && (await selectServable({ db, key: link.key }));
  if (!found) return notFound();
  return answer({ ...setting, request, link, found });
}

async function answer(asked: Setting & { request: Request; link: Link; found: Servable }): Promise<Response> {
  const { disk, log, request, link, found } = asked;
  const headers = new Headers(headersOf(asked));
  const etag = headers.get("etag")!;
  if (request.headers.get("if-none-match")?.includes(etag))
    return new Response(null, { status: 304, headers });

  const ifRange = request.headers.get("if-range");
  const wanted = ifRange && ifRange !== etag ? undefined : (request.headers.get("range") ?? undefined);
  const range = parseRange(wanted, found.bytes);
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${found.bytes}`);
    return new Response(null, { status: 416, headers });
  }
  const part = range ?? { start: 0, end: found.bytes - 1 };
  headers.set("content-length", String(part.end - part.start + 1));
  if (range) headers.set("content-range", `bytes ${part.start}-${part.end}/${found.bytes}`);
  const status = range ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  try {
    return new Response(await disk.read(link.key, part), { status, headers });
  } catch (error) {
    log.error({ err: error, key: link.key }, "a stored file could not be read");
    return notFound();
  }
}

function headersOf({ link, found, clock }: { link: Link; found: Servable; clock: Clock }) {
  const secondsLeft = Math.floor((link.expiresAt.getTime() - clock.now().getTime()) / 1_000);
  return {
    ...SAFE,
    "content-type": found.mediaType,
    "content-disposition": disposition({ mediaType: found.mediaType, download: link.download }),
    // Nothing is ever written twice under one key, so the key names the content.
    etag: `"${createHash("sha256").update(link.key).digest("base64url")}"`,
    "cache-control": `private, max-age=${Math.min(secondsLeft, MAX_AGE_SECONDS)}, immutable`,
    "accept-ranges": "bytes",
  };
}

function disposition({ mediaType, download }: { mediaType: string; download: string | undefined }): string {
  if (download === undefined) return /^(image|video|audio)\//.test(mediaType) ? "inline" : "attachment";
  const plain = download.normalize("NFKD").replace(/[^\w. -]/g, "");
  const full = encodeURIComponent(download.toWellFormed()).replace(/['()*]/g, percent);
  return `attachment; filename="${plain || "file"}"; filename*=UTF-8''${full}`;
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

function notFound(): Response {
  return new Response("Not found", {
    status: 404,
    headers: { ...SAFE, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
