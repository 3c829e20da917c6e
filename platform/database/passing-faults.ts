/** A deadlock that the database ended, and an order of transactions that it could not keep. */
const PASSING = new Set(["40P01", "40001"]);

/** The code of a fault that passes when the transaction is carried out again; nothing for any other. */
export function passingCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === "string" && PASSING.has(code)) return code;
  }
  return undefined;
}
