import { useState } from "react";
import { m } from "#messages/messages.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import styles from "./insights.module.css";
import { said, useRules } from "./insights.ts";

/** Opens the published rules: what each asks and from when on it speaks. */
export function RulesButton() {
  const [isOpen, setOpen] = useState(false);
  const rules = useRules(isOpen);
  return (
    <>
      <Button look="outline" size="work" onClick={() => setOpen(true)}>
        {m.insights_rules()}
      </Button>
      {isOpen && (
        <Dialog isOpen onOpenChange={setOpen} title={m.insights_rules()} isWide>
          <QueryView query={rules} lines={8}>
            {({ rules: all }) => (
              <dl className={styles.rules}>
                {all.map(({ key, name, question, threshold }) => (
                  <div key={key}>
                    <dt>{said(name)}</dt>
                    <dd>{said(question)}</dd>
                    <dd className="note">{m.insights_rule_threshold({ threshold: said(threshold) })}</dd>
                  </div>
                ))}
              </dl>
            )}
          </QueryView>
        </Dialog>
      )}
    </>
  );
}
