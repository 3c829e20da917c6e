import { createHash } from "node:crypto";
import type { Card, RuleKey } from "#domain/insights/cards.ts";

/** The id of a card, out of whose it is, its rule and its cause: the same cause is always the same card. */
export function cardId(ownerId: string, { rule, cause }: Pick<Card, "rule" | "cause">): string {
  return idOf(`${ownerId}/${rule}/${cause}`);
}

/** The id by which the audit log knows a rule, which has no row of its own. */
export const ruleId = (rule: RuleKey) => idOf(`rule/${rule}`);

function idOf(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(18, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join("-");
}
