import type { AccessAnswer } from "#domain/diagnostic/attempts.ts";
import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import drawingStyles from "#web/ui/drawing.module.css";
import styles from "./denied.module.css";

export type DeniedReason = "members" | "silver" | "tier" | "open";
type DeniedProps = { reason: DeniedReason; account: AccessAnswer | null; portal: string | null };

/** Why the diagnostic is not open to this reader, what is missing, and the way. */
export function DeniedView({ reason, account, portal }: DeniedProps) {
  const missing = account?.needed != null && account.score !== null ? account.needed - account.score : null;
  return (
    <main id="content" className={classNames("wrap", "grid-12", styles.page)}>
      <div className={styles.door}>
        <ClosedDoor />
      </div>
      <div className={styles.words}>
        <p className="caption">{m.diagnostic_title()}</p>
        <h1 className="d2">{headings[reason]()}</h1>
        <dl className={styles.why}>
          {account?.email && (
            <div>
              <dt>{m.diagnostic_denied_account()}</dt>
              <dd>{[account.email, account.tier && tierName(account.tier)].filter(Boolean).join(", ")}</dd>
            </div>
          )}
          {missing !== null && missing > 0 && (
            <div>
              <dt>{m.diagnostic_denied_points()}</dt>
              <dd>
                {m.diagnostic_denied_missing({ score: account!.score!, needed: account!.needed!, missing })}
              </dd>
            </div>
          )}
          <div>
            <dt>{m.diagnostic_denied_reason()}</dt>
            <dd>{reasons[reason]()}</dd>
          </div>
          <div>
            <dt>{m.diagnostic_denied_who()}</dt>
            <dd>{m.diagnostic_denied_team()}</dd>
          </div>
        </dl>
        <div className={styles.ways}>
          {reason === "tier" && (
            <ButtonLink to={portal ? `${portal}/tiers` : "/auth"}>{m.diagnostic_denied_path()}</ButtonLink>
          )}
          {(reason === "members" || reason === "silver") && (
            <ButtonLink to="/auth">{m.diagnostic_denied_enter()}</ButtonLink>
          )}
          {reason === "open" && (
            <ButtonLink to={sitePath("/diagnostico-pdi")}>{m.diagnostic_thanks_way()}</ButtonLink>
          )}
          <ButtonLink look="outline" to={sitePath("/contact")}>
            {m.diagnostic_denied_ask()}
          </ButtonLink>
        </div>
        <p className={styles.aside}>
          {m.diagnostic_denied_other()}{" "}
          <a className="text-link" href="/auth">
            {m.diagnostic_denied_switch()}
          </a>
          . {m.diagnostic_denied_kept()}
        </p>
      </div>
    </main>
  );
}

const headings: Record<DeniedReason, () => string> = {
  members: m.diagnostic_denied_members,
  silver: m.diagnostic_denied_tier,
  tier: m.diagnostic_denied_tier,
  open: m.diagnostic_denied_open,
};
const reasons: Record<DeniedReason, () => string> = {
  members: m.diagnostic_denied_members_text,
  silver: m.diagnostic_denied_silver_text,
  tier: m.diagnostic_denied_tier_text,
  open: m.diagnostic_denied_open_text,
};
const tierName = (tier: string) => tier[0]!.toUpperCase() + tier.slice(1);

function ClosedDoor() {
  return (
    <svg viewBox="0 0 240 300" className={drawingStyles.drawing} aria-hidden="true">
      <path data-faint="" d="M24 292V98a96 96 0 0 1 192 0v194" />
      <path d="M48 292V98a72 72 0 0 1 144 0v194M120 26v266M0 292h240" />
      <path data-faint="" d="M65 120h41v68H65zM134 120h41v68h-41zM65 208h41v68H65zM134 208h41v68h-41z" />
      <path data-brass="" d="M113 175v26" />
    </svg>
  );
}
