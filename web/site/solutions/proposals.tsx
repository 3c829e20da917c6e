import { m } from "#messages/messages.js";
import { Demonstration } from "./demonstration.tsx";
import { ProposalSample } from "./proposal-sample.tsx";
import { ToolWords } from "./tool-words.tsx";

/** Sales proposals, with one to page through. */
export function Proposals() {
  return (
    <section className="tool tool-proposals">
      <div className="wrap grid-12">
        <ToolWords title={m.tool_proposals()} lead={m.solutions_proposals_lead()} />
        <Demonstration>
          <ProposalSample />
        </Demonstration>
      </div>
    </section>
  );
}
