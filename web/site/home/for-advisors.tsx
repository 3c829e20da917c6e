import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { Arrow } from "#web/ui/arrow.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { sitePath } from "../site-path.ts";
import styles from "./for-advisors.module.css";
import { ProposalVignette } from "./proposal-vignette.tsx";

/** 4. For travel advisors: the tools, the community, and all that is white label. */
export function ForAdvisors() {
  return (
    <section className={classNames("section", styles.forAdvisors)} id="for-advisors">
      <div className="wrap">
        <div className={classNames("grid-12", styles.forAdvisorsMain)}>
          <div className={styles.forAdvisorsWords}>
            <h2 className="d2">
              {m.home_advisors_title_1()}
              <br />
              {m.home_advisors_title_2()}
            </h2>
            <p className="lead">{m.home_advisors_lead()}</p>
            <div className={styles.rowLinks}>
              <RowLink
                to={sitePath("/solutions")}
                title={m.home_advisors_tools_title()}
                text={m.home_advisors_tools_text()}
              />
              <RowLink
                to={sitePath("/lilamonde")}
                title={m.home_advisors_community_title()}
                text={m.home_advisors_community_text()}
              />
            </div>
          </div>
          <div className={styles.forAdvisorsVignette}>
            <ProposalVignette />
          </div>
        </div>
        <WhiteLabelTools />
      </div>
    </section>
  );
}

function RowLink({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <Link className={styles.rowLink} to={to}>
      <h3 className="d4">{title}</h3>
      <p>{text}</p>
      <Arrow />
    </Link>
  );
}

function WhiteLabelTools() {
  const tools = [
    m.tool_proposals(),
    m.tool_crm(),
    m.tool_messaging(),
    m.tool_concierge(),
    m.tool_analytics(),
    m.tool_shadow(),
    m.tool_hr(),
  ];
  return (
    <div className={classNames("grid-12", styles.tools)}>
      <p>{m.home_white_label()}</p>
      <ul>
        {tools.map((tool) => (
          <li key={tool}>{tool}</li>
        ))}
      </ul>
    </div>
  );
}
