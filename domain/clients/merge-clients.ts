import type { ClientContent } from "./clients.ts";

/** One entry out of two: what the first says stands, the second fills what is missing, and no note is lost. */
export function mergeClients(kept: ClientContent, other: ClientContent): ClientContent {
  return {
    fullName: kept.fullName,
    household: kept.household ?? other.household,
    email: kept.email ?? other.email,
    phone: kept.phone ?? other.phone,
    birthday: kept.birthday ?? other.birthday,
    language: kept.language,
    preferences: joined(kept.preferences, other.preferences),
    notes: joined(kept.notes, other.notes, leftOver(kept, other)),
  };
}

/** What both say differently would be lost; it is kept among the notes. */
function leftOver(kept: ClientContent, other: ClientContent): string {
  const fields = ["fullName", "household", "email", "phone", "birthday"] as const;
  return fields
    .filter((field) => kept[field] && other[field] && kept[field] !== other[field])
    .map((field) => other[field])
    .join(", ");
}

function joined(...texts: string[]): string {
  return [...new Set(texts.map((written) => written.trim()).filter((written) => written !== ""))].join(
    "\n\n",
  );
}
