import { createHash } from "node:crypto";

/** The id of something that is planted, from its name alone: the same on every machine and at every start. */
export function demoId(name: string): string {
  const hex = createHash("sha1").update(`lilamonde/${name}`).digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `${variant}${hex.slice(18, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join("-");
}
