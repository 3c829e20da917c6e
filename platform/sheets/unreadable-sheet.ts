/** Why a file could not be read as a workbook. */
export type SheetFault = "unreadable" | "too_large";

/** A workbook that is none, is broken, names what lies outside it, or is larger than anybody types. */
export class UnreadableSheet extends Error {
  readonly fault: SheetFault;
  constructor(fault: SheetFault, cause?: unknown) {
    super(`a workbook is ${fault}`, { cause });
    this.fault = fault;
  }
}
