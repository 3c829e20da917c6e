import { AuthError } from "#auth/errors.ts";

const MAX_BYTES = 1_048_576;
const MAX_DEPTH = 32;

/** The JSON object of a request; an empty body is an empty object, as the client sends it (P37). */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request);
  if (text.trim() === "") return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new AuthError("bad_json");
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new AuthError("bad_json");
  requireStorable(body, 0);
  return body as Record<string, unknown>;
}

/** The members of a posted form. */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  const form = Object.fromEntries(new URLSearchParams(await readText(request)));
  requireStorable(form, 0);
  return form;
}

async function readText(request: Request): Promise<string> {
  const bytes = await readBytes(request).catch((error: unknown) => {
    // Whoever sent it went away before its end: that is no fault of ours.
    throw error instanceof AuthError ? error : new AuthError("bad_json");
  });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AuthError("bad_json");
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const announced = request.headers.get("content-length");
  if (Number(announced ?? 0) > MAX_BYTES) throw tooLarge();
  // A body comes as long as it was announced, and whole it costs a fraction of a stream.
  if (announced !== null) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Refuses what the database cannot hold, and drops the key that could reach a prototype (P30). */
function requireStorable(value: unknown, depth: number): void {
  if (typeof value === "string") requireStorableText(value);
  if (typeof value !== "object" || value === null) return;
  if (depth >= MAX_DEPTH)
    throw new AuthError("bad_json", { message: "The request body is nested too deeply" });
  Reflect.deleteProperty(value, "__proto__");
  for (const [key, member] of Object.entries(value)) {
    requireStorableText(key);
    requireStorable(member, depth + 1);
  }
}

/** A text without NUL and without half characters: PostgreSQL takes neither. */
export function requireStorableText(text: string): void {
  if (text.includes("\0") || !text.isWellFormed()) {
    throw new AuthError("validation_failed", { message: "Text contains characters that cannot be stored" });
  }
}

function tooLarge(): AuthError {
  return new AuthError("request_entity_too_large", { headers: { connection: "close" } });
}
