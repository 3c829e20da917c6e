import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import answersStyles from "./answers.module.css";
import { Demonstration } from "./demonstration.tsx";
import { PreparedAnswers } from "./prepared-answers.tsx";
import { ToolWords } from "./tool-words.tsx";
import styles from "./tools.module.css";

/** The AI concierge, with three questions and prepared answers. */
export function Concierge() {
  return (
    <section className={classNames(styles.tool, answersStyles.toolConcierge, "on-dark")} data-slot="tool">
      <div className="wrap grid-12">
        <ToolWords title={m.tool_concierge()} lead={m.solutions_concierge_lead()} />
        <Demonstration caption={m.solutions_concierge_sample()}>
          <PreparedAnswers name="concierge" legend={m.solutions_concierge_ask()} answers={answers()} />
        </Demonstration>
      </div>
    </section>
  );
}

function answers() {
  return [
    {
      question: m.solutions_concierge_q1(),
      answer: m.solutions_concierge_a1(),
      source: m.solutions_concierge_s1(),
    },
    {
      question: m.solutions_concierge_q2(),
      answer: m.solutions_concierge_a2(),
      source: m.solutions_concierge_s2(),
    },
    {
      question: m.solutions_concierge_q3(),
      answer: m.solutions_concierge_a3(),
      source: m.solutions_concierge_s3(),
    },
  ];
}
