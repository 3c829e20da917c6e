import { createHash } from "node:crypto";

type Site = { isHttps: boolean };

/** Headers that every answer carries. */
export function baseHeaders({ isHttps }: Site): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
    ...(isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** What a page carries besides; it says what its scripts and links may do, which other answers have none of. */
export function pageHeaders(site: Site): Record<string, string> {
  return {
    ...baseHeaders(site),
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=()",
  };
}

export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The policy of a page: scripts run only by the nonce or the hashes given, styles only from our own files. */
export function pagePolicy({ scripts, isDevelopment = false, hasWasm = false }: PolicyInput): string {
  const allowed = hasWasm ? [...scripts, "'wasm-unsafe-eval'"] : scripts;
  return [
    "default-src 'self'",
    `script-src 'self' ${allowed.join(" ")}`.trim(),
    // Vite's development server inserts style elements and speaks over a socket.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

type PolicyInput = {
  scripts: string[];
  isDevelopment?: boolean;
  /** Only where a reader of codes runs as WebAssembly, from our own files like everything else. */
  hasWasm?: boolean;
};

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The hash sources of every inline script of a document. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = Array.from(html.matchAll(INLINE_SCRIPT), ([, text = ""]) => {
    return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  });
  return [...new Set(hashes)];
}
