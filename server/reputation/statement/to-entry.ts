import { type RuleKey, ruleKeys } from "#domain/reputation/rules.ts";
import type { EvidenceKind } from "#domain/reputation/scoring.ts";
import type { Entry } from "#domain/reputation/statement.ts";
import type { EntryRow } from "./queries.ts";

/** An entry as its owner reads it. */
export function toEntry(row: EntryRow): Entry {
  const rule = ruleKeys.find((key) => key === row.rule_key) ?? null;
  const kind = row.kind as Entry["kind"];
  return {
    ...{ id: row.id, kind, rule: rule as RuleKey | null, ruleVersion: row.rule_version },
    ...{ asked: row.asked, points: row.points, balance: row.balance, at: row.at.toISOString() },
    ...{ expiresAt: row.expires_at?.toISOString() ?? null, aboutId: row.about_id, words: row.words },
    evidence:
      row.evidence_kind && row.evidence_id
        ? {
            ...{ kind: row.evidence_kind as EvidenceKind, id: row.evidence_id, name: row.evidence_name },
            englishName: row.evidence_name_en,
          }
        : null,
    correctedTo: row.corrected === null ? null : row.points + row.corrected,
    appeal: row.appeal_id === null ? null : toAppeal(row),
    canAppeal: kind === "rule" && row.appeal_id === null && !row.is_expired,
  };
}

function toAppeal(row: EntryRow): Entry["appeal"] {
  return {
    ...{ id: row.appeal_id!, state: row.appeal_state as "waiting" | "granted" | "denied" },
    ...{ text: row.appeal_body!, answer: row.appeal_answer!, dueOn: row.appeal_due! },
    createdAt: row.appeal_at!.toISOString(),
  };
}
