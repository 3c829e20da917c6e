import { m } from "#messages/messages.js";
import { Picture } from "#web/ui/picture.tsx";
import styles from "./proposal.module.css";
import { useSignature } from "./signature-context.ts";

/** The first page: a picture, a title, a signature. */
export function ProposalCover() {
  const name = useSignature();
  return (
    <>
      <div className="plate">
        <Picture name="gastronomy" sizes="(max-width: 767px) 100vw, 34rem" isDecorative />
      </div>
      <p className="caption">{m.solutions_proposal_for()}</p>
      <h3 className="d3">{m.solutions_proposal_title()}</h3>
      <p className={styles.proposalBy}>{m.solutions_proposal_by({ name })}</p>
    </>
  );
}
