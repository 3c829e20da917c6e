import type { AuditChange } from "./audit.ts";

type Kept = unknown;
/** A difference before it has words. */
export type Change = Omit<AuditChange, "label">;

/** What differs between two records, field by field with dots between; what is the same is left out. */
export function changesBetween(before: Kept, after: Kept): Change[] {
  const [old, now] = [flatten(before), flatten(after)];
  const fields = [...new Set([...old.keys(), ...now.keys()])].sort();
  return fields.flatMap((field) => {
    const change = { field, before: old.get(field) ?? null, after: now.get(field) ?? null };
    return change.before === change.after ? [] : [change];
  });
}

function flatten(value: Kept, at = "", found = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) return found;
  if (typeof value !== "object") return found.set(at, String(value));
  const entries = Object.entries(value);
  if (Array.isArray(value) && value.every((each) => typeof each !== "object"))
    return found.set(at, value.join(", "));
  for (const [name, inner] of entries) flatten(inner, at === "" ? name : `${at}.${name}`, found);
  return found;
}

/** Whether a record still says what another said, for every field that the other has. */
export function stillSays(now: Kept, said: Kept): boolean {
  const [current, then] = [flatten(now), flatten(said)];
  return [...then].every(([field, value]) => current.get(field) === value);
}
