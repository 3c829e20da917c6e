/**
 * The same document, in which a named shape that may be null may be null. The generator writes "this shape and also
 * null", which no value can be.
 */
export function allowNull<T>(document: T): T {
  return rewrite(document) as T;
}

function rewrite(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(rewrite);
  if (part === null || typeof part !== "object") return part;
  const { allOf, ...rest } = part as { allOf?: unknown[] };
  const named = allOf?.find(isReference);
  if (named && allOf?.some(mayBeNull)) return { ...rest, anyOf: [named, { type: "null" }] };
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, rewrite(value)]));
}

function isReference(part: unknown): boolean {
  return typeof part === "object" && part !== null && "$ref" in part;
}

function mayBeNull(part: unknown): boolean {
  const type = (part as { type?: unknown }).type;
  return Array.isArray(type) && type.includes("null");
}
