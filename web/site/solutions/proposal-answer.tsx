import { useState } from "react";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import styles from "./proposal.module.css";
import signatureStyles from "./signature.module.css";
import { useSignature } from "./signature-context.ts";

/** The last page: the traveller's answer, which here goes nowhere. */
export function ProposalAnswer() {
  const name = useSignature();
  const [isAccepted, setIsAccepted] = useState(false);
  return (
    <div className={styles.proposalAnswer}>
      <div aria-live="polite">
        <h3 className="d3">
          {isAccepted ? m.solutions_proposal_accepted({ name }) : m.solutions_proposal_answer()}
        </h3>
        <p>{isAccepted ? m.solutions_proposal_accepted_text() : m.solutions_proposal_answer_text()}</p>
      </div>
      <Button
        className={signatureStyles.signedButton}
        look={isAccepted ? "outline" : "primary"}
        onClick={() => setIsAccepted(!isAccepted)}
      >
        {isAccepted ? m.solutions_undo() : m.solutions_proposal_accept()}
      </Button>
    </div>
  );
}
