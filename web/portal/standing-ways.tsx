import { useLocation } from "react-router";
import { m } from "#messages/messages.js";
import { ButtonLink } from "#web/ui/button.tsx";

const ways: [string, () => string][] = [
  ["/admin/standing", m.tiers_people],
  ["/admin/standing/appeals", m.reputation_appeals],
  ["/admin/standing/ladder", m.tiers_ladder],
  ["/admin/standing/rules", m.tiers_rules],
];

/** The ways between the pages of reputation and tiers that administrators have. */
export function StandingWays() {
  const { pathname } = useLocation();
  return ways
    .filter(([to]) => to !== pathname)
    .map(([to, label]) => (
      <ButtonLink key={to} look="outline" size="work" to={to}>
        {label()}
      </ButtonLink>
    ));
}
