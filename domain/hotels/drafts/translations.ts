import type { Words } from "./parts.ts";

/** Of each field, the fingerprints of both languages when they last said the same. */
export type Agreed = Record<string, { pt: string; en: string }>;
type Both = { pt: Words; en: Words };

/** A short fingerprint of a text (cyrb53): told apart by its words, not by when they were written. */
function fingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** Both languages as they stand, taken to say the same. */
export function agree({ pt, en }: Both, places = Object.keys({ ...pt, ...en })): Agreed {
  return Object.fromEntries(
    places.map((at) => [at, { pt: fingerprint(pt[at] ?? ""), en: fingerprint(en[at] ?? "") }]),
  );
}

/** The fields in which a language still says what the other said before that one alone was changed. */
export function outdatedPlaces({ pt, en }: Both, agreed: Agreed): { pt: string[]; en: string[] } {
  const outdated: { pt: string[]; en: string[] } = { pt: [], en: [] };
  for (const [at, { pt: oldPt, en: oldEn }] of Object.entries(agreed)) {
    const isPtNew = fingerprint(pt[at] ?? "") !== oldPt;
    const isEnNew = fingerprint(en[at] ?? "") !== oldEn;
    // What is not written yet is missing, not outdated.
    if (isPtNew && !isEnNew && en[at]?.trim()) outdated.en.push(at);
    if (isEnNew && !isPtNew && pt[at]?.trim()) outdated.pt.push(at);
  }
  return outdated;
}

/** What both languages are taken to agree on after a publishing: all but the fields that are still outdated. */
export function agreeOnCurrent(words: Both, agreed: Agreed): Agreed {
  const { pt, en } = outdatedPlaces(words, agreed);
  const open = Object.fromEntries([...pt, ...en].map((at) => [at, agreed[at]!]));
  return { ...agree(words), ...open };
}
