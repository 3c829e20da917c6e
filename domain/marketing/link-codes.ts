/** Where a link was put: alone, in a WhatsApp text, on a square or portrait picture, on a story, on a fact sheet. */
export const linkSources = ["link", "whatsapp", "post", "story", "sheet"] as const;
export type LinkSource = (typeof linkSources)[number];

const LETTERS: Record<LinkSource, string> = { link: "", whatsapp: "w", post: "p", story: "s", sheet: "f" };

// No vowels, so no words; no 0/o or 1/i/l, so it can be read out on the phone.
const ALPHABET = "23456789bcdfghjkmnpqrstvwxz";
const LENGTH = 7;
/** A code as an address carries it, with or without the letter of where it was put. */
export const CODE_SHAPE = /^([2-9b-df-hj-km-np-tv-xz]{7})([wpsf]?)$/;

/** The code of a link, from that many random bytes. */
export function makeLinkCode(random: Uint8Array): string {
  if (random.length < LENGTH) throw new RangeError(`${LENGTH} random bytes are needed`);
  return Array.from(random.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/** A code with the letter of where it is put. */
export function codeFor(code: string, source: LinkSource): string {
  return `${code}${LETTERS[source]}`;
}

/** A code and where it was put, from an address; null where it is none. */
export function readLinkCode(given: string): { code: string; source: LinkSource } | null {
  const [, code, letter] = CODE_SHAPE.exec(given.toLowerCase()) ?? [];
  if (code === undefined) return null;
  return { code, source: linkSources.find((source) => LETTERS[source] === letter)! };
}

/** The address of a link. */
export function linkPath(code: string, source: LinkSource): string {
  return `/r/${codeFor(code, source)}`;
}

/** The page a link leads to, with its code where neither the server nor the page cache sees it. */
export function linkTarget({ path, code }: { path: string; code: string }): string {
  return `${path}#r=${code}`;
}

/** The code that the address of a page carries after its #; null where it carries none. */
export function codeInHash(hash: string): string | null {
  const given = new URLSearchParams(hash.replace(/^#/, "")).get("r");
  return given !== null && CODE_SHAPE.test(given) ? given : null;
}
