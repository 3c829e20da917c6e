import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, type Encoding, encodeAll } from "./encodings.ts";

const CACHE_CONTROL = "public, max-age=0, must-revalidate";

export type Page = {
  etag: string;
  /** Compressed bytes as latin1 text: Node sends text in one write with its head, a buffer in a second one. */
  bodies: { br: string; gzip: string; identity: Buffer };
  headers: Record<Encoding, string[]>;
  fresh: string[];
};

export type Rendered = { html: Buffer; headers: Record<string, string> };

/** A rendered page in every form it is sent in. */
export async function toPage({ html, headers }: Rendered): Promise<Page> {
  const { br, gzip, identity } = await encodeAll(html);
  const bodies = { br: br.toString("latin1"), gzip: gzip.toString("latin1"), identity };
  const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  const common = { ...headers, etag, "cache-control": CACHE_CONTROL, vary: "Accept-Encoding, Cookie" };
  const flat = (encoding: Encoding) =>
    Object.entries({
      ...common,
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      "content-length": String(bodies[encoding].length),
    }).flat();
  return {
    etag,
    bodies,
    headers: { br: flat("br"), gzip: flat("gzip"), identity: flat("identity") },
    fresh: Object.entries(common).flat(),
  };
}

/** A kept page, or 304, as an answer to a request that came the long way. */
export function pageResponse(page: Page, request: Request): Response {
  if (request.headers.get("if-none-match")?.includes(page.etag)) {
    return new Response(null, { status: 304, headers: pairs(page.fresh) });
  }
  const encoding = chooseEncoding(request.headers.get("accept-encoding") ?? undefined);
  const body = page.bodies[encoding];
  const bytes = typeof body === "string" ? Buffer.from(body, "latin1") : new Uint8Array(body);
  return new Response(request.method === "HEAD" ? null : bytes, { headers: pairs(page.headers[encoding]) });
}

function pairs(flat: string[]): [string, string][] {
  return flat.flatMap((name, i) => (i % 2 ? [] : [[name, flat[i + 1] ?? ""] as [string, string]]));
}

/** Writes a kept page, or 304 to a reader that has it. */
export function sendPage(page: Page, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers["if-none-match"]?.includes(page.etag)) {
    response.writeHead(304, page.fresh).end();
    return;
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  response.writeHead(200, page.headers[encoding]);
  if (request.method === "HEAD") response.end();
  else response.end(page.bodies[encoding], "latin1");
}
