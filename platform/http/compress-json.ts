import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { chooseEncoding, type Encoding } from "./encodings.ts";

/** What is smaller fits into one packet as it is. */
const WORTH_BYTES = 1_024;
/** Answers are made for one reader and sent once: the quick settings, near the size of the thorough ones. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encoders: Partial<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, QUICK),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 3 }),
};

/** Compresses an answer of JSON in one piece, beside the main thread; what streams is left to others. */
export const compressJson: MiddlewareHandler = async (context, next) => {
  await next();
  const { res } = context;
  const isJson = /^application\/(problem\+)?json\b/.test(res.headers.get("content-type") ?? "");
  if (!isJson || !res.body || res.headers.has("content-encoding")) return;
  const plain = Buffer.from(await res.arrayBuffer());
  const headers = new Headers(res.headers);
  headers.append("vary", "accept-encoding");
  const encoding =
    plain.length < WORTH_BYTES ? "identity" : chooseEncoding(context.req.header("accept-encoding"));
  const bytes = (await encoders[encoding]?.(plain)) ?? plain;
  if (bytes !== plain) headers.set("content-encoding", encoding);
  headers.set("content-length", String(bytes.length));
  context.res = undefined;
  context.res = new Response(new Uint8Array(bytes), { status: res.status, headers });
};
