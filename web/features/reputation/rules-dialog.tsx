import { ScrollText } from "lucide-react";
import { useState } from "react";
import type { PublishedRules } from "#domain/reputation/statement.ts";
import { m } from "#messages/messages.js";
import { formatLongDate, formatNumber } from "#web/locale/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import styles from "./reputation.module.css";
import { useRules } from "./reputation.ts";
import { ruleName, signed } from "./words.ts";

/** Opens the published rules, made from the table that counts. */
export function RulesButton() {
  const { data: rules } = useRules();
  const [isOpen, setIsOpen] = useState(false);
  // Its place is held until it is known, so that nothing moves when it comes.
  if (!rules) {
    return (
      <span className={styles.held} aria-hidden="true">
        <Button look="outline" size="work" tabIndex={-1}>
          <ScrollText size={15} strokeWidth={1.4} aria-hidden="true" />
          {m.reputation_rules_open({ version: 1 })}
        </Button>
      </span>
    );
  }
  const { version } = rules.now;
  return (
    <>
      <Button look="outline" size="work" onClick={() => setIsOpen(true)}>
        <ScrollText size={15} strokeWidth={1.4} aria-hidden="true" />
        {m.reputation_rules_open({ version })}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={m.reputation_rules_title({ version })} isWide>
        <p className="note">{m.reputation_rules_since({ day: formatLongDate(rules.now.validFrom) })}</p>
        {rules.coming.map(({ version: next, validFrom, note }) => (
          <p key={next}>
            <b>{m.reputation_rules_coming({ version: next, day: formatLongDate(validFrom) })}</b> {note}
          </p>
        ))}
        <RuleTable rules={rules.now} />
      </Dialog>
    </>
  );
}

/** The rules one by one, in words. */
function RuleTable({ rules }: { rules: PublishedRules }) {
  const rates = Object.entries(rules.rates).filter(([currency]) => currency !== "BRL");
  return (
    <>
      <dl className={styles.rules}>
        {rules.rules.map((rule) => (
          <div key={rule.key} data-sleeping={rule.isSleeping || undefined}>
            <dt>{ruleName(rule.key)}</dt>
            <dd className="figures">{signed(rule.points)}</dd>
            <dd className="note">{wordsOf(rule, rules)}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{m.reputation_rules_once_each()}</p>
      <p className="note">{m.reputation_rules_life({ months: rules.lifeMonths })}</p>
      <p className="note">
        {m.reputation_rules_rates({
          rates: rates.map(([currency, rate]) => `${currency} ${formatNumber(Number(rate))}`).join(", "),
        })}
      </p>
    </>
  );
}

const caps = {
  day: m.reputation_rules_cap_day,
  month: m.reputation_rules_cap_month,
  ninety_days: m.reputation_rules_cap_ninety_days,
  ever: (_: object) => m.reputation_rules_cap_ever(),
};

function wordsOf(
  { key, perThousand, most, cap, isSleeping }: PublishedRules["rules"][number],
  { countsAcceptance }: PublishedRules,
): string {
  const words = [
    key === "proposal_accepted" && !countsAcceptance && m.reputation_rules_at_booking(),
    perThousand > 0 && m.reputation_rules_per_thousand({ points: perThousand }),
    most !== null && m.reputation_rules_most({ points: most }),
    cap && caps[cap.window]({ points: cap.points }),
    cap?.group === "daily_work" && m.reputation_rules_shared(),
  ];
  const said = words.filter(Boolean).join(", ");
  return isSleeping ? [said && `${said}.`, m.reputation_rules_sleeping()].filter(Boolean).join(" ") : said;
}
