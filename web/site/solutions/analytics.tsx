import { m } from "#messages/messages.js";
import { Demonstration } from "./demonstration.tsx";
import { Insight } from "./insight.tsx";
import { ToolWords } from "./tool-words.tsx";

/** Guest analytics, with one insight. */
export function Analytics() {
  return (
    <section className="tool tool-analytics">
      <div className="wrap grid-12">
        <ToolWords title={m.tool_analytics()} lead={m.solutions_analytics_lead()} />
        <Demonstration>
          <Insight />
        </Demonstration>
      </div>
    </section>
  );
}
