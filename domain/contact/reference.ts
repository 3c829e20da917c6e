// No vowels, so no words; no 0/O or 1/I/L, so it can be read out on the phone.
const ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ";
const LENGTH = 6;

/** The code a visitor and the team use for one message, from that many random bytes. */
export function contactReference(random: Uint8Array): string {
  if (random.length < LENGTH) throw new RangeError(`${LENGTH} random bytes are needed`);
  const letters = Array.from(random.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]);
  return `LM-${letters.join("")}`;
}
