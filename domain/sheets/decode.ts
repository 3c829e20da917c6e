/** In which a file of text may be written. */
export const encodings = ["utf-8", "windows-1252", "utf-16le", "utf-16be"] as const;
export type Encoding = (typeof encodings)[number];

const marks: [Encoding, number[]][] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/**
 * In which encoding a file is written: what its mark says; without one, UTF-16 where every other byte is mostly zero,
 * UTF-8 where all of it is that, and otherwise Windows-1252, which spreadsheets of western Windows save by default.
 */
export function findEncoding(bytes: Uint8Array): Encoding {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[0];
  const zeros = [0, 0];
  const seen = Math.min(bytes.length, 2_000);
  for (let at = 0; at < seen; at++) if (bytes[at] === 0) zeros[at % 2]!++;
  if (zeros[1]! > seen / 5) return "utf-16le";
  if (zeros[0]! > seen / 5) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The text of a file in an encoding, without its mark. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}
