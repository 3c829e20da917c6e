import { useState } from "react";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import fieldStyles from "#web/ui/field.module.css";
import { Demonstration } from "./demonstration.tsx";
import insightStyles from "./insight.module.css";
import signatureStyles from "./signature.module.css";
import { useSignature } from "./signature-context.ts";
import { ToolWords } from "./tool-words.tsx";
import styles from "./tools.module.css";

/** Shadow assistants, with a draft that waits for a person. */
export function ShadowAssistants() {
  const name = useSignature();
  const [isSent, setIsSent] = useState(false);
  return (
    <section className={classNames(styles.tool, styles.toolReversed)} data-slot="tool">
      <div className="wrap grid-12">
        <ToolWords title={m.tool_shadow()} lead={m.solutions_shadow_lead()} />
        <Demonstration>
          <div className={classNames(styles.sheetCard, insightStyles.draft)}>
            <p className="caption">{m.solutions_shadow_request()}</p>
            <div className={insightStyles.draftText} data-sent={isSent || undefined}>
              <p className={fieldStyles.fieldLabel} data-slot="field-label" aria-live="polite">
                {isSent ? m.solutions_shadow_sent({ name }) : m.solutions_shadow_draft()}
              </p>
              <p className="d4">{m.solutions_shadow_text()}</p>
            </div>
            <Button
              className={signatureStyles.signedButton}
              look={isSent ? "outline" : "primary"}
              onClick={() => setIsSent(!isSent)}
            >
              {isSent ? m.solutions_undo() : m.solutions_shadow_approve()}
            </Button>
          </div>
        </Demonstration>
      </div>
    </section>
  );
}
