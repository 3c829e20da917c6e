import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";
export type Encoded = Record<Encoding, Buffer>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The same bytes in each encoding we serve; the best compression, since the result is kept. */
export async function encodeAll(identity: Buffer): Promise<Encoded> {
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    zip(identity, { level: 9 }),
  ]);
  return { br, gzip: gz, identity };
}

/** The encoding to answer with: brotli, else gzip, else plain; `;q=0` is a refusal. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return "identity";
  if (accepts(accept, "br")) return "br";
  return accepts(accept, "gzip") ? "gzip" : "identity";
}

function accepts(header: string, name: string): boolean {
  const at = header.indexOf(name);
  if (at < 0) return false;
  return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + name.length));
}
