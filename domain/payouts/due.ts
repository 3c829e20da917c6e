/** Why somebody who is owed something is left out of a batch. */
export const leftOutReasons = ["gone", "no_details", "no_invoice", "owing"] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** A share that can be paid, with what is known of its payee. */
export type DueShare = {
  hasLeft: boolean;
  keyKind: string | null;
  /** Whether their agency is a company. */
  hasCompany: boolean;
  hasInvoice: boolean;
};

/** Whether a payee is a company, which sends an invoice before it is paid (loop: money). */
export function isCompany({ keyKind, hasCompany }: Pick<DueShare, "keyKind" | "hasCompany">): boolean {
  return keyKind === "cnpj" || hasCompany;
}

/** Why a share cannot be paid now; null where it can. */
export function dueBlocker(share: DueShare): LeftOutReason | null {
  if (share.hasLeft) return "gone";
  if (share.keyKind === null) return "no_details";
  return isCompany(share) && !share.hasInvoice ? "no_invoice" : null;
}
