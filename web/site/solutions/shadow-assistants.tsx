import { useState } from "react";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Demonstration } from "./demonstration.tsx";
import { useSignature } from "./signature-context.ts";
import { ToolWords } from "./tool-words.tsx";

/** Shadow assistants, with a draft that waits for a person. */
export function ShadowAssistants() {
  const name = useSignature();
  const [isSent, setIsSent] = useState(false);
  return (
    <section className="tool tool-reversed">
      <div className="wrap grid-12">
        <ToolWords title={m.tool_shadow()} lead={m.solutions_shadow_lead()} />
        <Demonstration>
          <div className="sheet-card draft">
            <p className="caption">{m.solutions_shadow_request()}</p>
            <div className="draft-text" data-sent={isSent || undefined}>
              <p className="field-label" aria-live="polite">
                {isSent ? m.solutions_shadow_sent({ name }) : m.solutions_shadow_draft()}
              </p>
              <p className="d4">{m.solutions_shadow_text()}</p>
            </div>
            <Button
              className="signed-button"
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
