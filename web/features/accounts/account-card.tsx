import { Link } from "react-router";
import type { Role } from "#domain/accounts/roles.ts";
import { m } from "#messages/messages.js";
import type { CurrentUser } from "#web/session/current-user.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { TierBadge } from "#web/ui/tier-badge.tsx";

const roleNames: Record<Role, () => string> = {
  advisor: m.account_role_advisor,
  tour_operator: m.account_role_tour_operator,
  hotel: m.account_role_hotel,
  admin: m.account_role_admin,
};

/** Who is signed in: name, role, tier, and the way to the next one (spec §4). */
export function AccountCard({ current }: { current: CurrentUser }) {
  const { userName, userRole, userAvatarUrl, userTier, signOut } = current;
  const name = userName ?? m.account_fallback_name();
  return (
    <section className="account-card">
      <div className="account-person">
        <Avatar name={name} src={userAvatarUrl} size="large" />
        <div>
          <h2 className="d4">{m.account_signed_in_as({ name })}</h2>
          <p>
            {userRole && roleNames[userRole]()} {userTier && <TierBadge tier={userTier} />}
          </p>
        </div>
      </div>
      <Reputation current={current} />
      <div className="account-actions">
        <Link className="text-link" to="/change-password">
          {m.account_change_password()}
        </Link>
        <Button look="outline" onClick={() => void signOut()}>
          {m.account_sign_out()}
        </Button>
      </div>
    </section>
  );
}

function Reputation({ current }: { current: CurrentUser }) {
  const { userReputationScore: score, userNextTierRequirements: next } = current;
  if (score === null) return null;
  const required = next?.required_reputation_score;
  return (
    <div className="account-reputation">
      <p>
        {m.account_reputation()}{" "}
        <span className="figures">{required === undefined ? score : `${score} / ${required}`}</span>
      </p>
      {required !== undefined && (
        <>
          <Progress percent={(score / required) * 100} label={m.account_reputation()} />
          <p>{m.account_reputation_remaining({ points: Math.max(0, required - score) })}</p>
        </>
      )}
    </div>
  );
}
