import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, type Encoding, encodeAll } from "./encodings.ts";

const MAX_PAGES = 2_000;
const CACHE_CONTROL = "public, max-age=0, must-revalidate";

export type Page = {
  etag: string;
  /** Compressed bytes as latin1 text: Node sends text in one write with its head, a buffer in a second one. */
  bodies: { br: string; gzip: string; identity: Buffer };
  headers: Record<Encoding, string[]>;
  fresh: string[];
};

export type PageCache = {
  /** The page kept under an address, if it is still current. */
  get: (path: string) => Page | undefined;
  /** Keeps what `render` gives, once for all who ask at the same moment; null means "not for keeping". */
  fill: (path: string, render: () => Promise<Rendered | null>) => Promise<Page | null>;
  /** Forgets everything: the content behind the pages has changed. */
  clear: () => void;
};

export type Rendered = { html: Buffer; headers: Record<string, string> };

/** Whole pages, kept compressed in memory until the content they show changes. */
export function createPageCache(): PageCache {
  let pages = new Map<string, Page>();
  let pending = new Map<string, Promise<Page | null>>();

  async function build(render: () => Promise<Rendered | null>): Promise<Page | null> {
    const rendered = await render();
    return rendered ? toPage(rendered) : null;
  }

  return {
    get: (path) => pages.get(path),
    fill: (path, render) => {
      const running = pending.get(path);
      if (running) return running;
      // A page rendered before a change must not be kept after it: it goes into the maps of its own time.
      const [target, mine] = [pages, pending];
      const work = build(render)
        .then((page) => {
          if (page && target.size < MAX_PAGES) target.set(path, page);
          return page;
        })
        .finally(() => mine.delete(path));
      mine.set(path, work);
      return work;
    },
    clear: () => {
      pages = new Map();
      pending = new Map();
    },
  };
}

async function toPage({ html, headers }: Rendered): Promise<Page> {
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
