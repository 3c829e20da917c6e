import { m } from "#messages/messages.js";
import { Picture } from "#web/ui/picture.tsx";
import styles from "./proposal-vignette.module.css";

/** What an advisor's proposal looks like to a client; an example, so it names no price. */
export function ProposalVignette() {
  const lines = [
    [m.home_proposal_first(), m.home_proposal_first_value()],
    [m.home_proposal_second(), m.home_proposal_second_value()],
    [m.home_proposal_third(), m.home_proposal_third_value()],
  ];
  return (
    <figure className={styles.vignette}>
      <div className={styles.vignettePage}>
        <div className="plate">
          <Picture name="velaa-overwater-villa" sizes="(max-width: 767px) 90vw, 27rem" />
        </div>
        <div className={styles.vignetteText}>
          <p className="d4">{m.home_proposal_title()}</p>
          <dl>
            {lines.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="figures">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <figcaption className="caption">{m.home_proposal_caption()}</figcaption>
    </figure>
  );
}
