import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { Demonstration } from "./demonstration.tsx";
import insightStyles from "./insight.module.css";
import { Insight } from "./insight.tsx";
import { ToolWords } from "./tool-words.tsx";
import styles from "./tools.module.css";

/** Guest analytics, with one insight. */
export function Analytics() {
  return (
    <section className={classNames(styles.tool, insightStyles.toolAnalytics)} data-slot="tool">
      <div className="wrap grid-12">
        <ToolWords title={m.tool_analytics()} lead={m.solutions_analytics_lead()} />
        <Demonstration>
          <Insight />
        </Demonstration>
      </div>
    </section>
  );
}
