/** Why somebody who is owed something is left out of a batch. */
export const leftOutReasons = ["gone", "no_details", "owing"] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** A share that can be paid, with what is known of its payee. */
export type DueShare = {
  hasLeft: boolean;
  keyKind: string | null;
  /** Whether their agency is a company. */
  hasCompany: boolean;
};

/** Whether a payee is a company, which is asked for an invoice once the rate is fixed (loop-2: payouts and invoices). */
export function isCompany({ keyKind, hasCompany }: Pick<DueShare, "keyKind" | "hasCompany">): boolean {
  return keyKind === "cnpj" || hasCompany;
}

/** Why a share cannot be paid now; null where it can. */
export function dueBlocker({ hasLeft, keyKind }: DueShare): LeftOutReason | null {
  if (hasLeft) return "gone";
  return keyKind === null ? "no_details" : null;
}
