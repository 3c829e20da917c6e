import { randomInt } from "node:crypto";

// Without letters and digits that are taken for one another on the phone.
const LETTERS = "ABCDEFGHJKLMNPQRTUVWXYZ2346789";

/** What people call a booking on the phone: PD and seven letters or digits, one of twenty billion. */
export function newReference(): string {
  return `PD-${Array.from({ length: 7 }, () => LETTERS[randomInt(LETTERS.length)]).join("")}`;
}
