import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { Demonstration } from "./demonstration.tsx";
import proposalStyles from "./proposal.module.css";
import { ProposalSample } from "./proposal-sample.tsx";
import { ToolWords } from "./tool-words.tsx";
import styles from "./tools.module.css";

/** Sales proposals, with one to page through. */
export function Proposals() {
  return (
    <section className={classNames(styles.tool, proposalStyles.toolProposals)} data-slot="tool">
      <div className="wrap grid-12">
        <ToolWords title={m.tool_proposals()} lead={m.solutions_proposals_lead()} />
        <Demonstration>
          <ProposalSample />
        </Demonstration>
      </div>
    </section>
  );
}
