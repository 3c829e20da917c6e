import { percentToBasisPoints } from "#domain/money/percent.ts";
import { m } from "#messages/messages.js";

/** A whole number between two others. */
export function wholeRule({ min = 0, max }: { min?: number; max: number }) {
  return {
    required: m.account_required(),
    validate: (written: string) =>
      (/^\d+$/.test(written.trim()) && Number(written) >= min && Number(written) <= max) ||
      m.contracts_whole_between({ min, max }),
  };
}

/** A percentage; empty where that is an answer too. */
export function percentRule({ isOptional = false } = {}) {
  return {
    validate: (written: string) =>
      (isOptional && written.trim() === "") ||
      percentToBasisPoints(written) !== null ||
      m.contracts_percent_wrong(),
  };
}
