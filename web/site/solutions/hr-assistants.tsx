import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import answersStyles from "./answers.module.css";
import { Demonstration } from "./demonstration.tsx";
import { PreparedAnswers } from "./prepared-answers.tsx";
import { ToolWords } from "./tool-words.tsx";
import styles from "./tools.module.css";

/** HR assistants, with two questions of a team. */
export function HrAssistants() {
  return (
    <section className={classNames(styles.tool, answersStyles.toolHr)} data-slot="tool">
      <div className="wrap grid-12">
        <ToolWords title={m.tool_hr()} lead={m.solutions_hr_lead()} />
        <Demonstration caption={m.solutions_concierge_sample()}>
          <PreparedAnswers
            name="hr"
            legend={m.solutions_concierge_ask()}
            answers={[
              { question: m.solutions_hr_q1(), answer: m.solutions_hr_a1(), source: m.solutions_hr_s1() },
              { question: m.solutions_hr_q2(), answer: m.solutions_hr_a2(), source: m.solutions_hr_s2() },
            ]}
          />
        </Demonstration>
      </div>
    </section>
  );
}
